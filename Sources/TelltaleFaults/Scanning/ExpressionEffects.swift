import SwiftSyntax

extension NamedEffects {
  /// What evaluating an expression may do.
  func effect(of expression: some ExprSyntaxProtocol) -> Effect {
    let expression = ExprSyntax(expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr,
      .superExpr, .typeExpr, .closureExpr, .keyPathExpr, .discardAssignmentExpr:
      return .none
    case .stringLiteralExpr(let literal):
      return literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ? .none : .any
    case .declReferenceExpr(let reference):
      if reference.baseName.tokenKind == .keyword(.self) || reference.baseName.text.hasPrefix("$") { return .none }
      let name = reference.baseName.unquoted
      return self[name] == .none || LocalNames.bindsPlainly(name, at: reference) ? .none : self[name]
    case .memberAccessExpr(let access):
      let base = access.base.map { effect(of: $0) } ?? .none
      return max(base, self[access.declName.baseName.unquoted])
    case .genericSpecializationExpr(let specialized): return effect(of: specialized.expression)
    case .optionalChainingExpr(let chaining): return effect(of: chaining.expression)
    case .forceUnwrapExpr(let unwrapping): return max(.trap, effect(of: unwrapping.expression))
    case .subscriptCallExpr(let call):
      return max(.trap, self["subscript"], effect(of: call.calledExpression), effect(of: call.arguments))
    case .functionCallExpr(let call): return effect(ofCall: call)
    case .tupleExpr(let tuple): return effect(of: tuple.elements)
    case .arrayExpr(let array): return array.elements.map { effect(of: $0.expression) }.max() ?? .none
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .none }
      return elements.map { max(effect(of: $0.key), effect(of: $0.value)) }.max() ?? .none
    case .ternaryExpr(let ternary):
      return max(
        effect(of: ternary.condition), effect(of: ternary.thenExpression), effect(of: ternary.elseExpression))
    case .asExpr(let cast):
      let own: Effect = cast.questionOrExclamationMark?.tokenKind == .exclamationMark ? .trap : .none
      return max(own, effect(of: cast.expression))
    case .isExpr(let test): return effect(of: test.expression)
    case .prefixOperatorExpr(let prefix):
      return max(effect(ofOperator: prefix.operator.text), effect(of: prefix.expression))
    case .infixOperatorExpr(let infix):
      guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .any }
      return max(effect(ofOperator: name), effect(of: infix.leftOperand), effect(of: infix.rightOperand))
    default: return .any
    }
  }

  private func effect(of arguments: LabeledExprListSyntax) -> Effect {
    arguments.map { effect(of: $0.expression) }.max() ?? .none
  }

  /// The effect of an operator itself, its operands aside.
  func effect(ofOperator name: String) -> Effect {
    let quiet: Set = [
      "<", "<=", ">", ">=", "==", "!=", "===", "!==", "&&", "||", "??", "!", "~", "&", "|", "^", "&+", "&-", "&*",
      "&<<", "&>>", "~=",
    ]
    let trapping: Set = ["+", "-", "*", "/", "%", "<<", ">>", "..<", "..."]
    if quiet.contains(name) { return self[name] }
    return trapping.contains(name) ? max(.trap, self[name]) : .any
  }

  /// Calls are taken to do anything but for a few functions and conversions of the standard library.
  private func effect(ofCall call: FunctionCallExprSyntax) -> Effect {
    let known: Set = [
      "abs", "min", "max", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Float", "Double", "ObjectIdentifier", "type",
    ]
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, known.contains(name),
      !functions.contains(name), call.trailingClosure == nil
    else { return .any }
    return max(.trap, effect(of: call.arguments))
  }
}
