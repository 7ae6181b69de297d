/// How a value is held against a baseline.
public enum Comparison: String, Sendable, Hashable, Codable, CaseIterable {
  /// The value is the baseline. An improvement fails as well.
  case equal
  /// The value is the baseline or below it.
  case notAbove

  /// Whether a value stands up to a baseline.
  public func holds<Value: Comparable>(_ value: Value, against baseline: Value) -> Bool {
    switch self {
    case .equal: value == baseline
    case .notAbove: value <= baseline
    }
  }
}
