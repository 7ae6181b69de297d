public import ShopCore

/// Tells its listener of new products.
public final class CatalogFeed {
  /// Called with each new list.
  public var onChange: (([Product]) -> Void)?

  /// A feed that nobody listens to yet.
  public init() {}

  /// Hands a new list to the listener.
  public func publish(_ products: [Product]) {
    onChange?(products)
  }
}

/// What the catalogue's screen shows.
public final class CatalogScreen {
  /// The rows from top to bottom.
  public private(set) var rows: [String] = []
  /// Shown in place of the rows when there are none.
  public private(set) var notice: String? = "Nothing here yet"
  private let list: PriceList
  private let feed: CatalogFeed

  /// A screen that follows a feed for as long as it lives.
  public init(list: PriceList, feed: CatalogFeed) {
    self.list = list
    self.feed = feed
    // Weak: the screen owns the feed, so a strong reference would keep both for ever.
    feed.onChange = { [weak self] in self?.show($0) }
  }

  private func show(_ products: [Product]) {
    rows = list.rows(for: products)
    notice = rows.isEmpty ? "Nothing here yet" : nil
  }
}
