import SwiftIfConfig
import SwiftSyntax

/// What is known of a condition or a region.
enum Certainty {
  case yes, no, unknown

  static prefix func ! (operand: Certainty) -> Certainty {
    switch operand {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  func and(_ other: Certainty) -> Certainty {
    switch (self, other) {
    case (.no, _), (_, .no): .no
    case (.yes, .yes): .yes
    default: .unknown
    }
  }

  func or(_ other: Certainty) -> Certainty { !(!self).and(!other) }
}

extension BuildConditions {
  /// The clause of an `#if` that is certainly compiled, if one is.
  func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    var noneBefore = Certainty.yes
    for clause in node.clauses {
      let holds = clause.condition.map { certainty(of: $0) } ?? .yes
      if case .yes = noneBefore.and(holds) { return clause }
      noneBefore = noneBefore.and(!holds)
    }
    return nil
  }

  /// Whether a condition holds: connectors by Kleene's three-valued logic, the rest asked of SwiftIfConfig.
  private func certainty(of condition: ExprSyntax) -> Certainty {
    if let infix = condition.as(InfixOperatorExprSyntax.self),
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    {
      let (left, right) = (certainty(of: infix.leftOperand), certainty(of: infix.rightOperand))
      if name == "&&" { return left.and(right) }
      if name == "||" { return left.or(right) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return !certainty(of: prefix.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return certainty(of: only.expression)
    }
    let result = IfConfigRegionState.evaluating(condition, in: ConfigurationQuery(conditions: self))
    guard result.diagnostics.isEmpty else { return .unknown }
    return result.state == .active ? .yes : .no
  }
}
