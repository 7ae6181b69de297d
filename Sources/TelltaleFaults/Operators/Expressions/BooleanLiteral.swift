import SwiftSyntax

extension MutationOperator {
  /// Exchanges `true` and `false`.
  static let booleanLiteral = MutationOperator(
    name: "boolean-literal", summary: "True becomes false, and false true.",
    before: "found = true", after: ["found = false"],
    site: { node, context in
      guard let literal = node.as(BooleanLiteralExprSyntax.self), !literal.isWhatOthersSet else { return nil }
      let range = literal.trimmedOffsets
      let other = literal.literal.tokenKind == .keyword(.true) ? "false" : "true"
      return SiteDraft(
        range: range, edits: [SiteDraft.Edit(range: range, replacement: other)],
        rewrite: .calls(
          CallRewrite(range: range, fallback: .none) { numbered in
            [
              .opening(range.lowerBound, "__telltale_literal(\(numbered.first), "),
              .closing(range.upperBound, ", \(other))"),
            ]
          }))
    })
}

extension BooleanLiteralExprSyntax {
  /// Whether exchanging it is what another operator does, or what none may: the condition of an endless loop, a
  /// default, an initial value, one side of an equality, the one value that a body gives back.
  fileprivate var isWhatOthersSet: Bool {
    if ExprSyntax(self).isDeclaredValue || ExprSyntax(self).isWholeBody { return true }
    guard let parent else { return false }
    if parent.is(ConditionElementSyntax.self) || parent.is(RepeatStmtSyntax.self) { return true }
    return ["==", "!="].contains(parent.as(ExprSyntax.self)?.binarySymbol)
  }
}
