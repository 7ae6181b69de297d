import SwiftSyntax

extension MutationOperator {
  /// Takes one branch in any case.
  static let condition = MutationOperator(
    name: "condition",
    summary: "A condition of if, guard, while, repeat or where holds always, or never.",
    before: "guard isOpen else { return }", after: ["guard true else { return }", "guard false else { return }"],
    site: { node, context in
      guard let condition = Condition(node)?.expression, !condition.isConstant else { return nil }
      let range = condition.trimmedOffsets
      return SiteDraft(
        range: range,
        edits: ["true", "false"].map { SiteDraft.Edit(range: range, replacement: $0) },
        rewrite: .value(ValueRewrite(range: range, effect: context.package.effects.effect(of: condition))))
    })
}

/// A condition that decides by a Bool.
struct Condition {
  var expression: ExprSyntax

  /// The condition that a node is; nil where it is none, or one that binds or matches.
  init?(_ node: Syntax) {
    if let element = node.as(ConditionElementSyntax.self), case .expression(let expression) = element.condition {
      self.expression = expression
    } else if let clause = node.as(WhereClauseSyntax.self) {
      expression = clause.condition
    } else if let parent = node.parent?.as(RepeatStmtSyntax.self), parent.condition.id == node.id {
      expression = parent.condition
    } else {
      return nil
    }
  }
}

extension ExprSyntax {
  /// The expression without the parentheses around it.
  var bare: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return self }
    return only.expression.bare
  }

  /// Whether the expression is `true` or `false`.
  fileprivate var isConstant: Bool { bare.is(BooleanLiteralExprSyntax.self) }
}
