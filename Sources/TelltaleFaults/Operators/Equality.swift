import SwiftSyntax

extension MutationOperator {
  /// Replaces an equality by what it is not, as far as the operands' syntax says what they can do.
  ///
  /// Where they are certain to have an order, the set of the relational operator applies; elsewhere the two constants
  /// do, which subsume the exchange of `==` and `!=`.
  static let equality = MutationOperator(
    name: "equality",
    summary: "An equality becomes true and false, or, between counts and numbers, an order and a constant.",
    before: "count == 0", after: ["count <= 0", "count >= 0", "false"],
    site: { node, context in
      guard let site = BinarySite(node, symbols: ["==", "!="], effects: context.package.effects),
        let infix = node.as(InfixOperatorExprSyntax.self),
        let comparison = Comparison(rawValue: context.slice(site.symbol))
      else { return nil }
      if hasOrder(infix.leftOperand, infix.rightOperand, in: context) {
        return comparison.draft(site, tuples: false, in: context)
      }
      return SiteDraft(
        range: site.range,
        edits: ["true", "false"].map { SiteDraft.Edit(range: site.range, replacement: $0) },
        rewrite: .value(
          ValueRewrite(range: site.range, effect: context.effect(of: site, symbol: comparison.rawValue))))
    })
}

/// Whether the operands are certain to be comparable by order: a number or a count on one side, nothing that is likely
/// to be optional on the other.
private func hasOrder(_ left: ExprSyntax, _ right: ExprSyntax, in context: SiteContext) -> Bool {
  guard left.isNumber || left.isCount || right.isNumber || right.isCount else { return false }
  return !mayBeOptional(left, in: context) && !mayBeOptional(right, in: context)
}

private func mayBeOptional(_ expression: ExprSyntax, in context: SiteContext) -> Bool {
  let optional: Set = [
    "first", "last", "min", "max", "firstIndex", "lastIndex", "randomElement", "popLast", "popFirst", "next",
  ]
  func named(_ name: String) -> Bool { optional.contains(name) || context.package.optionalNames.contains(name) }

  switch expression.as(ExprSyntaxEnum.self) {
  case .nilLiteralExpr, .optionalChainingExpr: return true
  case .declReferenceExpr(let reference): return context.package.optionalNames.contains(reference.baseName.unquoted)
  case .memberAccessExpr(let access):
    return named(access.declName.baseName.unquoted) || access.base?.hasOptionalChain == true
  case .subscriptCallExpr(let call):
    // A dictionary by its key: numbers and ranges index collections, anything else may be a key.
    let byNumber = call.arguments.allSatisfy { $0.label == nil && !$0.expression.is(StringLiteralExprSyntax.self) }
    return !byNumber || call.calledExpression.hasOptionalChain || context.package.optionalNames.contains("subscript")
  case .functionCallExpr(let call):
    if call.calledExpression.hasOptionalChain { return true }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return named(access.declName.baseName.unquoted)
    }
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return context.package.optionalNames.contains(reference.baseName.unquoted)
    }
    return false
  case .tryExpr(let attempt): return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
  case .asExpr(let cast): return cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
  case .tupleExpr(let tuple) where tuple.elements.count == 1:
    return tuple.elements.first.map { mayBeOptional($0.expression, in: context) } ?? true
  default: return false
  }
}

extension ExprSyntax {
  fileprivate var isNumber: Bool {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) { return true }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isNumber }
    return false
  }

  fileprivate var isCount: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count"
  }

  fileprivate var hasOptionalChain: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let access): access.base?.hasOptionalChain ?? false
    case .subscriptCallExpr(let call): call.calledExpression.hasOptionalChain
    case .functionCallExpr(let call): call.calledExpression.hasOptionalChain
    case .forceUnwrapExpr: false
    default: false
    }
  }
}
