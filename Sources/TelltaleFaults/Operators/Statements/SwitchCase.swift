import SwiftSyntax

extension MutationOperator {
  /// Leaves what a case was for to the cases behind it, the default at the latest.
  static let switchCase = MutationOperator(
    name: "switch-case", summary: "A case of a switch that has a default never matches.",
    before: "case .closed: refuse()", after: ["case .closed where false: refuse()"],
    site: { node, context in
      guard let branch = node.as(SwitchCaseSyntax.self), let label = branch.label.as(SwitchCaseLabelSyntax.self),
        let whole = branch.enclosing(SwitchExprSyntax.self), let fallback = whole.defaultCase,
        fallback.statements.trimmedDescription != branch.statements.trimmedDescription
      else { return nil }
      let range = label.trimmedOffsets
      let items = label.caseItems
      return SiteDraft(
        range: range,
        edits: [
          SiteDraft.Edit(
            range: items.trimmedOffsets,
            replacement: items.map { "\($0.pattern.trimmedDescription) where false" }.joined(separator: ", "))
        ],
        rewrite: .insertion(
          InsertionRewrite(
            range: range, insertions: items.flatMap { insertions(into: $0, in: context) })))
    })
}

/// The guard behind a pattern of a case.
private func insertions(into item: SwitchCaseItemSyntax, in context: SiteContext) -> [InsertionRewrite.Insertion] {
  guard let condition = item.whereClause?.condition else {
    return [.init(offset: item.pattern.trimmedOffsets.upperBound, isClosing: true, text: " where __telltale_keep(#)")]
  }
  // What the condition does is left out too, unless it does nothing: then the fault matters only where it holds.
  let range = condition.trimmedOffsets
  let isQuiet = context.package.effects.effect(of: condition) == .none
  return [
    .init(offset: range.lowerBound, text: isQuiet ? "(" : "__telltale_keep(#) && ("),
    .init(offset: range.upperBound, isClosing: true, text: isQuiet ? ") && __telltale_keep(#)" : ")"),
  ]
}

extension SwitchExprSyntax {
  /// The case for what no other one matches; nil where there is none, or its place is not certain.
  var defaultCase: SwitchCaseSyntax? {
    for element in cases {
      guard let branch = element.as(SwitchCaseSyntax.self) else { continue }
      if let label = branch.label.as(SwitchDefaultLabelSyntax.self), label.defaultKeyword.presence == .present {
        // `@unknown default` is for cases that do not exist yet.
        return branch.attribute == nil ? branch : nil
      }
    }
    return nil
  }
}
