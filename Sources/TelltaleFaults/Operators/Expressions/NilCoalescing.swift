import SwiftSyntax

extension MutationOperator {
  /// Unwraps the left side by force, or takes the right side in any case.
  static let nilCoalescing = MutationOperator(
    name: "nil-coalescing", summary: "The value before ?? is taken for granted, or the one behind it always used.",
    before: "name ?? \"guest\"", after: ["name!", "\"guest\""],
    site: { node, context in
      guard let site = BinarySite(node, symbols: ["??"], effects: context.package.effects),
        let infix = node.as(InfixOperatorExprSyntax.self), !infix.leftOperand.bare.is(NilLiteralExprSyntax.self)
      else { return nil }
      let left = infix.leftOperand.isPrimary ? context.slice(site.left) : "(\(context.slice(site.left)))"
      let right = context.slice(site.right)
      let place = ExprSyntax(infix)
      let isTyped = !infix.rightOperand.bare.needsContext || place.hasTypeFromContext
      // The value may be an optional one, and then has to go on being that.
      let isLoose = infix.rightOperand.bare.needsContext || place.hasTypeFromContext || place.isOperandOrArgument
      let rewrite = CallRewrite(range: site.range, fallback: .none) { numbered in
        let guardText = skipGuard(numbered.number(1), count: 1, effect: site.leftEffect, constant: "nil")
        let (opening, closing) = guardText.isEmpty ? ("", ")") : (guardText + "(", ")))")
        return [
          .opening(site.left.lowerBound, "__telltale_before(\(numbered.first), " + opening),
          .closing(site.left.upperBound, closing),
        ]
      }
      return SiteDraft(
        range: site.range,
        edits: [
          SiteDraft.Edit(range: site.range, replacement: isLoose ? left + "!" : "(true ? \(left)! : \(right))"),
          // Where nothing but the left side says what a literal on the right is, it goes on saying so.
          SiteDraft.Edit(range: site.range, replacement: isTyped ? right : "(true ? \(right) : \(left)!)"),
        ],
        rewrite: .calls(rewrite))
    })
}

extension ExprSyntax {
  fileprivate var isOperandOrArgument: Bool {
    if parent?.is(InfixOperatorExprSyntax.self) == true { return true }
    guard let element = parent?.as(LabeledExprSyntax.self), let owner = element.parent?.parent else { return false }
    if owner.is(TupleExprSyntax.self) { return ExprSyntax(owner)?.isOperandOrArgument ?? false }
    return owner.is(FunctionCallExprSyntax.self)
  }
}
