import SwiftSyntax

extension MutationOperator {
  /// Exchanges the two logical connectors.
  ///
  /// Not in the standard set: a test that separates the faults of `logical` separates this one.
  static let logicalSwap = MutationOperator(
    name: "logical-swap", summary: "A conjunction becomes a disjunction, and the other way round.",
    before: "isOpen && hasSeats", after: ["isOpen || hasSeats"],
    site: { node, context in
      guard let site = BinarySite(node, symbols: ["&&", "||"], effects: context.package.effects),
        let infix = node.as(InfixOperatorExprSyntax.self)
      else { return nil }
      let swapped = context.slice(site.symbol) == "&&" ? "||" : "&&"
      // The grouping stays as it was, whatever binds tighter now.
      func operand(_ expression: ExprSyntax, _ range: Range<Int>) -> String {
        let symbol = expression.binarySymbol
        return symbol == "||" || symbol == "&&" ? "(\(context.slice(range)))" : context.slice(range)
      }
      let spacedSymbol =
        context.slice(site.left.upperBound..<site.symbol.lowerBound) + swapped
        + context.slice(site.symbol.upperBound..<site.right.lowerBound)
      let exchanged = operand(infix.leftOperand, site.left) + spacedSymbol + operand(infix.rightOperand, site.right)
      // An assignment is parsed as an infix operator too, and binds weaker than both.
      let isOperand = infix.parent?.as(InfixOperatorExprSyntax.self)?.operator.is(BinaryOperatorExprSyntax.self) == true
      return SiteDraft(
        range: site.range,
        edits: [SiteDraft.Edit(range: site.range, replacement: isOperand ? "(\(exchanged))" : exchanged)],
        rewrite: .alternatives(AlternativesRewrite(range: site.range)))
    })
}
