import SwiftSyntax

extension MutationOperator {
  /// Ends an optional chain where it begins.
  static let optionalChain = MutationOperator(
    name: "optional-chain", summary: "A value reached through an optional chain is nil.",
    before: "let city = user?.address.city", after: ["let city = nil"],
    site: { node, context in
      guard let expression = node.as(ExprSyntax.self), expression.isChainTop, expression.mayBeNil else { return nil }
      return cut(expression, in: context)
    })

  /// Makes nothing of what is tried.
  static let optionalTry = MutationOperator(
    name: "optional-try", summary: "What try? may give is nil.",
    before: "return try? decode(data)", after: ["return nil"],
    site: { node, context in
      guard let attempt = node.as(TryExprSyntax.self),
        attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
        ExprSyntax(attempt).mayBeNil
      else { return nil }
      return cut(ExprSyntax(attempt), in: context)
    })
}

/// `a` becomes `nil`, without being evaluated.
private func cut(_ expression: ExprSyntax, in context: SiteContext) -> SiteDraft {
  let range = expression.trimmedOffsets
  let effect = context.package.effects.effect(of: expression)
  // Where only the value says what the type is, it goes on saying so.
  let isTyped = expression.outermost.hasTypeFromContext
  let replacement = isTyped ? "nil" : "(true ? nil : (\(context.slice(range))))"
  return SiteDraft(
    range: range, edits: [SiteDraft.Edit(range: range, replacement: replacement)],
    rewrite: .calls(
      CallRewrite(range: range, fallback: .none) { numbered in
        let guardText = skipGuard(numbered.first, count: 1, effect: effect, constant: "nil")
        return [
          .opening(range.lowerBound, "__telltale_cut(\(numbered.first), \(guardText.isEmpty ? "" : guardText + "(")"),
          .closing(range.upperBound, guardText.isEmpty ? ")" : ")))"),
        ]
      }))
}

extension ExprSyntax {
  /// Whether a `?` stands somewhere in what the expression is a member of.
  var hasChain: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    // `Int?.self` is a type.
    case .memberAccessExpr(let access):
      access.declName.baseName.tokenKind != .keyword(.self) && access.base?.hasChain == true
    case .functionCallExpr(let call): call.calledExpression.hasChain
    case .subscriptCallExpr(let call): call.calledExpression.hasChain
    case .genericSpecializationExpr(let specialized): specialized.expression.hasChain
    default: false
    }
  }

  /// Whether it is what something else is a member of, called, or unwrapped.
  var isInChain: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr: true
    case .functionCallExpr(let call): call.calledExpression.id == id
    case .subscriptCallExpr(let call): call.calledExpression.id == id
    default: false
    }
  }

  fileprivate var isChainTop: Bool {
    !self.is(OptionalChainingExprSyntax.self) && hasChain && !isInChain
  }

  /// Whether `nil` may stand in its place and would not be what another operator does: a value that is given to
  /// something with a type of its own, and neither bound, compared nor replaced by a default.
  fileprivate var mayBeNil: Bool {
    let node = outermost
    return node.hasTypeFromContext && !node.isWholeBody || node.isArgument
  }

  private var isArgument: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self) else { return false }
    return argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }
}
