package import TelltaleFaults

/// Says of a comparison that checks evaluate, and whose fault never makes a difference there, what it was evaluated
/// with and what would separate the fault.
package struct BoundaryHint: Sendable {
  /// How many pairs of operands are named.
  private static let most = 3

  /// The sentence; nil where nothing can be said.
  package let sentence: String?

  /// - Parameters:
  ///   - operands: Of each check that evaluates the comparison and says what with.
  ///   - checks: How many evaluate it.
  package init(_ comparison: ComparisonText, operands: [Operands], checks: Int) {
    guard !operands.isEmpty, let order = comparison.separating.first, comparison.separating.count == 1 else {
      sentence = nil
      return
    }
    let reached = "`\(comparison.left) \(comparison.symbol) \(comparison.right)` is reached by \(Self.counted(checks))"
    if Self.isNumber(comparison.right) {
      let seen = Self.listed(operands.compactMap(\.left))
      sentence = "\(reached)\(seen); only \(Self.value(order, of: comparison.right)) separates"
    } else if Self.isNumber(comparison.left) {
      let seen = Self.listed(operands.compactMap(\.right))
      sentence = "\(reached)\(seen); only \(Self.value(order.mirrored, of: comparison.left)) separates"
    } else {
      let pairs = operands.compactMap { sides in
        sides.left.flatMap { left in sides.right.map { "\(left) against \($0)" } }
      }
      sentence = "\(reached)\(Self.listed(pairs)); only \(Self.sides(order)) separates"
    }
  }

  private static func value(_ order: ComparisonText.Order, of boundary: String) -> String {
    switch order {
    case .less: "less than \(boundary)"
    case .equal: boundary
    case .greater: "more than \(boundary)"
    }
  }

  private static func sides(_ order: ComparisonText.Order) -> String {
    switch order {
    case .less: "a left side that is less than the right"
    case .equal: "the same on both sides"
    case .greater: "a left side that is more than the right"
    }
  }

  private static func counted(_ checks: Int) -> String { checks == 1 ? "1 check" : "\(checks) checks" }

  private static func isNumber(_ text: String) -> Bool {
    Double(text.filter { $0 != "_" }) != nil
  }

  /// Each value once, in front of it what connects it to the sentence; empty where there is none.
  private static func listed(_ all: [String]) -> String {
    let values: [String] = all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    guard var last = values.prefix(most).last else { return "" }
    if values.count > most { last += " and others" }
    let first = values.prefix(most).dropLast()
    let connector = values.count > most ? ", " : " and "
    return ", with " + (first.isEmpty ? last : first.joined(separator: ", ") + connector + last)
  }
}

extension ComparisonText.Order {
  /// The order that the right side stands in to the left.
  fileprivate var mirrored: Self {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}
