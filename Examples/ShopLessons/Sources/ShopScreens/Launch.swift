/// What the app does when it starts.
public struct Launch: Sendable {
  /// Work that nothing can be shown without.
  public var needed = ["theme", "session", "saved bag"]
  /// Work that nobody waits for.
  public var heavy = ["pictures", "search index", "statistics", "messages", "backup"]

  /// The shop's own start.
  public init() {}

  /// What is done before the first frame is on the screen.
  public var beforeFirstFrame: [String] {
    needed
  }
}
