/// The two sides of a comparison as a check evaluated them: of all times that it did, those nearest to each other.
package enum Operands: Sendable, Hashable {
  case integers(Int64, Int64)
  case reals(Double, Double)

  /// The left side in words.
  package var left: String {
    switch self {
    case .integers(let left, _): "\(left)"
    case .reals(let left, _): "\(left)"
    }
  }

  /// The right side in words.
  package var right: String {
    switch self {
    case .integers(_, let right): "\(right)"
    case .reals(_, let right): "\(right)"
    }
  }
}
