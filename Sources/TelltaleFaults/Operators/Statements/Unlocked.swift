import SwiftSyntax

extension MutationOperator {
  /// Enters a critical section without its lock.
  ///
  /// Not in the standard set: only a test that makes threads meet can tell.
  static let unlocked = MutationOperator(
    name: "unlocked", summary: "What a lock or queue guards, given as a closure, is done without it.",
    before: "lock.withLock { count += 1 }", after: ["({ count += 1 })()"],
    site: { node, context in
      guard let call = node.as(FunctionCallExprSyntax.self), let closure = call.guardedClosure else { return nil }
      let range = call.trimmedOffsets
      let body = closure.trimmedOffsets
      let callee = context.slice(call.calledExpression.trimmedOffsets)
      let (function, mark) = call.isTried ? ("__telltale_lockedThrowing", "try ") : ("__telltale_locked", "")
      return SiteDraft(
        range: range, edits: [SiteDraft.Edit(range: range, replacement: "(\(context.slice(body)))()")],
        rewrite: .insertion(
          InsertionRewrite(
            range: range,
            insertions: [
              .init(
                offset: range.lowerBound, text: "\(function)(#, ", replaced: body.lowerBound - range.lowerBound),
              .init(offset: body.upperBound, isClosing: true, text: ") { \(mark)\(callee)($0) }"),
            ])))
    })
}

extension FunctionCallExprSyntax {
  /// The closure that a lock or queue runs, where it takes nothing and the lock is named plainly.
  fileprivate var guardedClosure: ClosureExprSyntax? {
    guard let closure = trailingClosure, arguments.isEmpty, additionalTrailingClosures.isEmpty,
      closure.signature == nil, !closure.statements.isEmpty, !closure.takesParameters,
      let access = calledExpression.as(MemberAccessExprSyntax.self), access.base?.isPlainName == true,
      ["withLock", "withLockVoid", "sync"].contains(access.declName.baseName.text), !isAwaited
    else { return nil }
    return closure
  }

  /// Whether `try` stands before the call, or before an expression around it.
  fileprivate var isTried: Bool { isMarked { $0.is(TryExprSyntax.self) } }

  private var isAwaited: Bool { isMarked { $0.is(AwaitExprSyntax.self) } }

  private func isMarked(by mark: (Syntax) -> Bool) -> Bool {
    var node = parent
    while let current = node, current.isProtocol((any ExprSyntaxProtocol).self), !current.is(ClosureExprSyntax.self) {
      if mark(current) { return true }
      node = current.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether the expression is a name, or a member of one, without a line end in it.
  fileprivate var isPlainName: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    return base.isPlainName && !trimmedDescription.contains(where: \.isNewline)
  }
}

extension ClosureExprSyntax {
  /// Whether `$0` or one of its like stands in the closure itself.
  fileprivate var takesParameters: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .dollarIdentifier = token.tokenKind else { return false }
      return token.parent?.enclosing(ClosureExprSyntax.self)?.id == id
    }
  }
}
