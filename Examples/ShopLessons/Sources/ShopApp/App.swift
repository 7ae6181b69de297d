public import ShopBase
import ShopFeed
import ShopProfile
import ShopSettings

/// The app: the one place that knows all features.
public struct App: Sendable {
  /// The app of a customer who has just come.
  public init() {}

  /// The bar at the bottom, from left to right.
  public var tabs: [Tab] {
    [Feed(news: ["Open on Sunday"]).tab, Profile(name: "Guest").tab, Settings().tab]
  }
}
