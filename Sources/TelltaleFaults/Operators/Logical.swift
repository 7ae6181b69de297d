import SwiftSyntax

extension MutationOperator {
  /// Removes an operand of a logical connector, or decides it.
  static let logical = MutationOperator(
    name: "logical",
    summary: "A conjunction or disjunction becomes either of its operands, or the constant that decides it.",
    before: "isOpen && hasSeats", after: ["isOpen", "hasSeats", "false"],
    site: { node, context in
      guard let site = BinarySite(node, symbols: ["&&", "||"], effects: context.package.effects) else { return nil }
      let isConjunction = context.slice(site.symbol) == "&&"
      return SiteDraft(
        range: site.range,
        edits: [
          SiteDraft.Edit(range: site.range, replacement: context.slice(site.left)),
          SiteDraft.Edit(range: site.range, replacement: context.slice(site.right)),
          SiteDraft.Edit(range: site.range, replacement: isConjunction ? "false" : "true"),
        ],
        rewrite: .connector(ConnectorRewrite(site: site, isConjunction: isConjunction)))
    })
}
