import SwiftSyntax

/// What arithmetic can do where numbers are of a generic type.
struct GenericNumbers: Sendable {
  let types: DeclaredTypes

  /// The function and the operator for a product that need not have a quotient; nil where the usual ones will do.
  ///
  /// `Numeric` has no division, nor has a protocol that declares the one operator and not the other. Which of the
  /// operands are of such a type is not to be told from the source, and so all products in the scope of one become sums.
  func withoutQuotient(_ symbol: String, at node: Syntax) -> (function: String, replacement: String)? {
    guard symbol == "*" || symbol == "*=" else { return nil }
    let scope = GenericScope(around: node, in: types)
    guard
      scope.holds(types.multiplying.union(["Numeric", "SignedNumeric"]), without: Self.divisible.union(types.dividing))
    else { return nil }
    return symbol == "*" ? ("__telltale_mulPlus", "+") : ("__telltale_mulPlusTo", "+=")
  }

  /// Whether a literal with a sign has that sign by an operator: a type may take it as it stands.
  func haveSigns(at node: Syntax) -> Bool {
    !GenericScope(around: node, in: types).holds(
      ["ExpressibleByIntegerLiteral"], without: Self.divisible.union(["Numeric", "SignedNumeric"]))
  }

  private static let divisible: Set = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint",
    Requirements.same,
  ]
}
