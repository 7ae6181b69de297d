public import ShopBase

/// Who shops.
public struct Profile: Sendable {
  /// As the customer writes it.
  public var name: String

  /// A customer of this name.
  public init(name: String) {
    self.name = name
  }

  /// The profile's tab.
  public var tab: Tab { Tab(title: name) }
}
