import SwiftSyntax

/// A filter that lets through what it held back: what its closure or key path says becomes the contrary.
///
/// Comparisons, connectors and negations in a closure have faults of their own that do the same or more.
func filter(_ call: FunctionCallExprSyntax, in context: SiteContext) -> SiteDraft? {
  guard call.arguments.count + (call.trailingClosure == nil ? 0 : 1) == 1,
    let given = call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.first?.expression,
    call.arguments.first?.label == nil
  else { return nil }
  let range = given.trimmedOffsets
  if let path = given.as(KeyPathExprSyntax.self), path.root == nil, context.slice(range).hasPrefix("\\.") {
    return SiteDraft(
      range: range,
      edits: [SiteDraft.Edit(range: range, replacement: "{ !$0\(context.slice(range).dropFirst()) }")],
      rewrite: .calls(.around(range, "__telltale_filtering")))
  }
  guard let closure = given.as(ClosureExprSyntax.self), closure.statements.count == 1,
    let value = closure.statements.first?.item.as(ExprSyntax.self), !value.isDecidedElsewhere, !value.hasChain
  else { return nil }
  return contrary(of: value, in: context)
}

/// `isEmpty`, where nothing else decides what it says.
func emptiness(_ access: MemberAccessExprSyntax, in context: SiteContext) -> SiteDraft? {
  let value = ExprSyntax(access)
  guard !value.isInChain, !value.hasChain, !value.isWholeBody, let parent = value.parent else { return nil }
  switch parent.as(SyntaxEnum.self) {
  case .conditionElement, .prefixOperatorExpr, .codeBlockItem, .whereClause, .repeatStmt: return nil
  case .ternaryExpr(let ternary) where ternary.condition.id == value.id: return nil
  case .infixOperatorExpr(let infix):
    guard infix.operator.is(AssignmentExprSyntax.self) else { return nil }
  default: break
  }
  return contrary(of: value, in: context)
}

/// `a` becomes `!a`.
private func contrary(of value: ExprSyntax, in context: SiteContext) -> SiteDraft {
  let range = value.trimmedOffsets
  let text = context.slice(range)
  return SiteDraft(
    range: range, edits: [SiteDraft.Edit(range: range, replacement: value.isPrimary ? "!\(text)" : "!(\(text))")],
    rewrite: .calls(.around(range, "__telltale_negated")))
}

extension MemberAccessExprSyntax {
  var isEmptiness: Bool { declName.baseName.text == "isEmpty" && base != nil }
}

extension ExprSyntax {
  /// Whether the faults of an operator or a literal at its top change the value at least as much as its contrary does.
  fileprivate var isDecidedElsewhere: Bool {
    let value = bare
    if value.is(BooleanLiteralExprSyntax.self) || value.is(TernaryExprSyntax.self) { return true }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" }
    let operators: Set = ["<", "<=", ">", ">=", "==", "!=", "&&", "||"]
    return value.binarySymbol.map(operators.contains) ?? false
  }
}
