/// A tab of the app, as its bar shows it.
public struct Tab: Hashable, Sendable {
  /// What stands below the picture.
  public var title: String
  /// How many things wait behind it.
  public var badge: Int

  /// A tab with nothing waiting, unless it says otherwise.
  public init(title: String, badge: Int = 0) {
    self.title = title
    self.badge = badge
  }
}
