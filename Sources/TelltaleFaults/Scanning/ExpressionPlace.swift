import SwiftSyntax

// What the place of an expression says of it, and what may be done to it there.

extension ExprSyntax {
  /// Whether a postfix operator may be put behind it without parentheses.
  var isPrimary: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let access): access.base?.isPrimary ?? false
    case .functionCallExpr(let call): call.calledExpression.isPrimary
    case .subscriptCallExpr(let call): call.calledExpression.isPrimary
    case .forceUnwrapExpr(let unwrapping): unwrapping.expression.isPrimary
    case .tupleExpr: true
    default: false
    }
  }

  /// Whether it is `[]`, `[:]` or `""`.
  var isEmptyLiteral: Bool { ["[]", "[:]", "\"\""].contains(trimmedDescription.filter { !$0.isWhitespace }) }

  /// Whether evaluating it may wait: `await` stands in it or before it, those of closures inside left out.
  var mayWait: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.isProtocol((any ExprSyntaxProtocol).self) || parent.isArgument {
      if parent.is(ClosureExprSyntax.self) { break }
      if parent.is(AwaitExprSyntax.self) { return true }
      node = parent
    }
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.isFound
  }

  /// Whether it is written as a value whose type its surroundings decide: a literal, `.member`, or a closure.
  var needsContext: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .nilLiteralExpr,
      .closureExpr, .booleanLiteralExpr:
      true
    case .prefixOperatorExpr(let prefix): prefix.expression.needsContext
    case .memberAccessExpr(let access): access.base?.needsContext ?? true
    case .functionCallExpr(let call):
      call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base?.needsContext ?? true } ?? false
    case .infixOperatorExpr(let infix): infix.leftOperand.needsContext && infix.rightOperand.needsContext
    case .ternaryExpr(let ternary): ternary.thenExpression.needsContext || ternary.elseExpression.needsContext
    case .tupleExpr(let tuple): tuple.elements.contains { $0.expression.needsContext }
    default: false
    }
  }

  /// Whether its type is written down where it stands: it is returned, assigned, or given to a variable with a type.
  var hasTypeFromContext: Bool {
    let node = outermost
    switch node.parent?.as(SyntaxEnum.self) {
    case .returnStmt: return node.enclosing(ClosureExprSyntax.self) == nil
    case .infixOperatorExpr(let infix):
      return infix.operator.is(AssignmentExprSyntax.self) && infix.rightOperand.id == node.id
    case .initializerClause(let clause):
      return clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
        || clause.parent?.is(FunctionParameterSyntax.self) == true
    case .codeBlockItem(let item): return item.isWholeFunction
    default: return false
    }
  }

  /// The expression with the parentheses, the `try` and the `await` around it.
  var outermost: ExprSyntax {
    switch parent?.as(SyntaxEnum.self) {
    case .awaitExpr(let outer): return ExprSyntax(outer).outermost
    case .tryExpr(let outer): return ExprSyntax(outer).outermost
    case .labeledExpr(let element):
      guard let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return self }
      return ExprSyntax(tuple).outermost
    default: return self
    }
  }

  /// Whether it is a default argument, or the initial value of a property or global: what their own operators change.
  var isDeclaredValue: Bool {
    guard let clause = parent?.as(InitializerClauseSyntax.self) else { return false }
    if clause.parent?.is(FunctionParameterSyntax.self) == true { return true }
    guard let variable = clause.enclosing(VariableDeclSyntax.self) else { return false }
    return variable.parent?.is(MemberBlockItemSyntax.self) == true
      || variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Whether it is all that a function or getter gives back.
  var isWholeBody: Bool {
    guard let place = outermost.parent else { return false }
    let item = place.is(ReturnStmtSyntax.self) ? place.parent : place
    return item?.as(CodeBlockItemSyntax.self)?.isWholeFunction ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is the only statement of a function or getter, and what that gives back.
  fileprivate var isWholeFunction: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      return false
    }
    if owner.is(AccessorBlockSyntax.self) { return true }
    return switch owner.parent?.as(SyntaxEnum.self) {
    case .functionDecl(let function): function.signature.returnClause != nil
    case .accessorDecl(let accessor): accessor.accessorSpecifier.tokenKind == .keyword(.get)
    default: false
    }
  }
}

extension Syntax {
  fileprivate var isArgument: Bool {
    self.is(LabeledExprSyntax.self) || self.is(LabeledExprListSyntax.self) || self.is(ArrayElementSyntax.self)
      || self.is(ArrayElementListSyntax.self) || self.is(DictionaryElementSyntax.self)
      || self.is(DictionaryElementListSyntax.self)
  }
}

private final class AwaitFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
