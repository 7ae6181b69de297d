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
    guard let first = operands.first, let order = comparison.separating.first, comparison.separating.count == 1 else {
      sentence = nil
      return
    }
    let reached = "`\(comparison.left) \(comparison.symbol) \(comparison.right)` is reached by \(Self.counted(checks))"
    let lefts = Self.distinct(operands.map(\.left))
    let rights = Self.distinct(operands.map(\.right))
    if rights.count == 1 {
      sentence = "\(reached), with \(Self.listed(lefts)); only \(Self.value(order, of: first.right)) separates"
    } else if lefts.count == 1 {
      let mirrored: ComparisonText.Order =
        switch order {
        case .less: .greater
        case .equal: .equal
        case .greater: .less
        }
      sentence =
        "\(reached), with \(Self.listed(rights)) on the right; only \(Self.value(mirrored, of: first.left)) there separates"
    } else {
      let pairs = Self.distinct(operands.map { "\($0.left) \(comparison.symbol) \($0.right)" })
      sentence = "\(reached), with \(Self.listed(pairs)); only \(Self.sides(order)) separates"
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

  private static func distinct(_ values: [String]) -> [String] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func listed(_ values: [String]) -> String {
    var shown = Array(values.prefix(most))
    if values.count > most { return shown.joined(separator: ", ") + " and others" }
    let last = shown.removeLast()
    return shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
  }
}
