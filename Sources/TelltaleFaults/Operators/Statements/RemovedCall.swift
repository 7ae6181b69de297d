import SwiftSyntax

extension MutationOperator {
  /// Leaves out what a call does for its effect.
  static let removedCall = MutationOperator(
    name: "removed-call", summary: "A call whose result nobody uses is left out.",
    before: "cache.removeAll()", after: [""],
    site: { node, context in
      guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
        item.isRemovableCall(expression.withoutMarks, in: context), item.isPlainStatement(in: context)
      else { return nil }
      return .removing(item, range: expression.trimmedOffsets)
    })
}

extension CodeBlockItemSyntax {
  /// Whether the expression is a call that can be left out, or the result of one thrown away.
  fileprivate func isRemovableCall(_ expression: ExprSyntax, in context: SiteContext) -> Bool {
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        && infix.rightOperand.withoutMarks.is(FunctionCallExprSyntax.self)
        && context.package.effects.effect(of: infix.rightOperand) == .any
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), !call.checksCancellation else { return false }
    // What a call without a name calls is written beside it: a closure, say.
    guard let name = call.calleeName else { return true }
    // A value of a type that stands alone is there for a builder; an initialiser can't be left out.
    if name == "init" || name.first?.isUppercase == true { return false }
    return !context.package.neverFunctions.contains(name)
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await` and `unsafe` before it.
  var withoutMarks: ExprSyntax {
    if let marked = self.as(TryExprSyntax.self) { return marked.expression.withoutMarks }
    if let marked = self.as(AwaitExprSyntax.self) { return marked.expression.withoutMarks }
    if let marked = self.as(UnsafeExprSyntax.self) { return marked.expression.withoutMarks }
    return self
  }
}

extension SiteDraft {
  /// The site of a statement that is left out.
  ///
  /// A case of a `switch` must have a statement: there `break` stands in its place.
  static func removing(_ item: CodeBlockItemSyntax, range: Range<Int>) -> SiteDraft {
    SiteDraft(
      range: range, edits: [Edit(range: range, replacement: item.isWholeCase ? "break" : "")],
      rewrite: .insertion(.skipping(range)))
  }
}
