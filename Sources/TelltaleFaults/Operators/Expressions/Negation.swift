import SwiftSyntax

extension MutationOperator {
  /// Leaves out a `!`.
  static let negation = MutationOperator(
    name: "negation", summary: "A condition is no longer negated.",
    before: "!isOpen", after: ["isOpen"],
    site: { node, context in
      guard let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" else { return nil }
      let range = prefix.trimmedOffsets
      return SiteDraft(
        range: range,
        edits: [SiteDraft.Edit(range: range, replacement: context.slice(prefix.expression.trimmedOffsets))],
        rewrite: .calls(
          .prefix(range, symbol: prefix.operator.trimmedOffsets, "__telltale_not", fallback: .none)))
    })
}
