/// A list that shows some of its rows at a time, and counts the views that it makes for them.
public struct Scroller: Sendable {
  /// How many rows fit into the window.
  public var window: Int
  /// Rows drawn so far.
  public private(set) var drawn = 0
  /// Views made so far.
  public private(set) var made = 0

  /// A list at its top.
  public init(window: Int) {
    self.window = window
  }

  /// Scrolls from the first of so many rows to the last.
  public mutating func scroll(through rows: Int) {
    var idle = 0
    for row in 0..<rows {
      if row >= window { idle += 1 }
      if idle > 0 { idle -= 1 } else { made += 1 }
      drawn += 1
    }
  }
}
