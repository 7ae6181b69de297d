import SwiftSyntax

extension MutationOperator {
  /// Exchanges an operator that changes a variable for its inverse; what may join texts only assigns.
  static let compoundAssignment = MutationOperator(
    name: "compound-assignment",
    summary: "What an assignment adds it takes away, what it multiplies it divides, and back; what is joined is set.",
    before: "total += price", after: ["total -= price"],
    site: { node, context in
      guard let site = BinarySite(node, symbols: Set(functions.keys), effects: context.package.effects),
        let infix = node.as(InfixOperatorExprSyntax.self), !infix.keepsLeftAnyway
      else { return nil }
      let symbol = context.slice(site.symbol)
      let mayJoin = symbol == "+=" && !context.package.kinds.isNumber(infix)
      guard
        let (function, replacement) = mayJoin
          ? ("__telltale_plusTo", "=")
          : context.package.numbers.withoutQuotient(symbol, at: node) ?? functions[symbol]
      else { return nil }
      let isStatement = infix.isWholeStatement
      let isPlain = infix.leftOperand.bare.mayBePassedInOut
      guard isPlain || isStatement else { return nil }
      let rewrite = CallRewrite(
        range: site.range, fallback: isStatement ? .branch : .none,
        isFallbackOnly: !isPlain || context.package.overloads([symbol, replacement])
      ) { numbered in
        argumentEdits(of: site, opening: "\(function)(\(numbered.first), &", closing: ")")
      }
      return SiteDraft(
        range: site.range, edits: [SiteDraft.Edit(range: site.symbol, replacement: replacement)],
        rewrite: .calls(rewrite))
    })
}

private let functions: [String: (function: String, replacement: String)] = [
  "+=": ("__telltale_addTo", "-="), "-=": ("__telltale_subTo", "+="),
  "*=": ("__telltale_mulTo", "/="), "/=": ("__telltale_divTo", "*="), "%=": ("__telltale_remTo", "/="),
  "&+=": ("__telltale_addWrappingTo", "&-="), "&-=": ("__telltale_subWrappingTo", "&+="),
  "&*=": ("__telltale_mulWrappingTo", "&+="),
  "&=": ("__telltale_bitAndTo", "|="), "|=": ("__telltale_bitOrTo", "&="), "^=": ("__telltale_bitXorTo", "|="),
  "<<=": ("__telltale_shiftLeftTo", ">>="), ">>=": ("__telltale_shiftRightTo", "<<="),
]

extension InfixOperatorExprSyntax {
  /// Whether the expression is a statement of its own, and not the one value of a closure or body.
  fileprivate var isWholeStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) { node = parent }
    return node.parent?.is(CodeBlockItemSyntax.self) == true && node.id == Syntax(self).id
  }
}

extension ExprSyntax {
  /// Whether `&` may stand before it: no part of it is reached through an optional chain, and it is no tuple.
  fileprivate var mayBePassedInOut: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let access): access.base?.mayBePassedInOut ?? false
    case .subscriptCallExpr(let call): call.calledExpression.mayBePassedInOut
    case .forceUnwrapExpr(let unwrapping): unwrapping.expression.mayBePassedInOut
    case .functionCallExpr(let call): call.calledExpression.mayBePassedInOut
    case .genericSpecializationExpr, .superExpr, .typeExpr: true
    case .tupleExpr(let tuple): tuple.elements.count == 1
    default: false
    }
  }
}
