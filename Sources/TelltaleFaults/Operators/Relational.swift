import SwiftSyntax

extension MutationOperator {
  /// Moves, inverts or removes the boundary of a comparison.
  static let relational = MutationOperator(
    name: "relational", summary: "A comparison becomes one of the three that a test of its boundary tells from it.",
    before: "age >= 18", after: ["age > 18", "age == 18", "true"],
    site: { node, context in
      guard let site = BinarySite(node, symbols: ["<", "<=", ">", ">="], effects: context.package.effects),
        let comparison = Comparison(rawValue: context.slice(site.symbol))
      else { return nil }
      return comparison.draft(site, tuples: node.comparesTuples, in: context)
    })
}

extension Syntax {
  /// Whether an operand is a tuple, which no generic function takes as something comparable.
  var comparesTuples: Bool {
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
    return [infix.leftOperand, infix.rightOperand].contains { operand in
      operand.as(TupleExprSyntax.self).map { $0.elements.count != 1 } ?? false
    }
  }
}
