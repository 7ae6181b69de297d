public import ShopBase

/// What is new in the shop.
public struct Feed: Sendable {
  private let news: [String]

  /// A feed of these news.
  public init(news: [String]) {
    self.news = news
  }

  /// The feed's tab, with the number of news on it.
  public var tab: Tab {
    Tab(title: "News", badge: news.count)
  }
}
