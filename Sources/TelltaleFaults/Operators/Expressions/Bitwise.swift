import SwiftSyntax

extension MutationOperator {
  /// Exchanges the operators of bits, shifts the other way, or leaves out an inversion.
  static let bitwise = MutationOperator(
    name: "bitwise", summary: "And becomes or, or becomes and, exclusive or becomes or; a shift goes the other way.",
    before: "flags & 1 << index", after: ["flags | 1 << index", "flags & 1 >> index"],
    site: { node, context in
      if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "~" {
        return inversion(prefix, in: context)
      }
      guard let site = BinarySite(node, symbols: Set(functions.keys), effects: context.package.effects),
        let infix = node.as(InfixOperatorExprSyntax.self), !infix.keepsLeftAnyway
      else { return nil }
      let symbol = context.slice(site.symbol)
      guard let (function, replacement) = functions[symbol] else { return nil }
      var rewrite = CallRewrite.operands(of: site, function, fallback: infix.fallback)
      rewrite.isFallbackOnly = context.package.overloads([symbol, replacement])
      return SiteDraft(
        range: site.range, edits: [SiteDraft.Edit(range: site.symbol, replacement: replacement)],
        rewrite: .calls(rewrite))
    })
}

private let functions: [String: (function: String, replacement: String)] = [
  "&": ("__telltale_bitAnd", "|"), "|": ("__telltale_bitOr", "&"), "^": ("__telltale_bitXor", "|"),
  "<<": ("__telltale_shiftLeft", ">>"), ">>": ("__telltale_shiftRight", "<<"),
  "&<<": ("__telltale_maskingShiftLeft", "&>>"), "&>>": ("__telltale_maskingShiftRight", "&<<"),
]

private func inversion(_ prefix: PrefixOperatorExprSyntax, in context: SiteContext) -> SiteDraft {
  let range = prefix.trimmedOffsets
  return SiteDraft(
    range: range,
    edits: [SiteDraft.Edit(range: range, replacement: context.slice(prefix.expression.trimmedOffsets))],
    rewrite: .calls(
      .prefix(
        range, symbol: prefix.operator.trimmedOffsets, "__telltale_bitNot",
        fallback: ExprSyntax(prefix).mayWait ? .none : .alternatives)))
}
