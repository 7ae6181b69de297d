import SwiftSyntax

extension MutationOperator {
  /// Takes one branch of a ternary in any case.
  static let ternary = MutationOperator(
    name: "ternary", summary: "One of the two values of a ternary is always used.",
    before: "isMember ? 5 : 8", after: ["true ? 5 : 8", "false ? 5 : 8"],
    site: { node, context in
      guard let ternary = node.as(TernaryExprSyntax.self), !ternary.condition.bare.is(BooleanLiteralExprSyntax.self)
      else { return nil }
      let range = ternary.condition.trimmedOffsets
      return SiteDraft(
        range: range,
        edits: ["true", "false"].map { SiteDraft.Edit(range: range, replacement: $0) },
        rewrite: .value(
          ValueRewrite(range: range, effect: context.package.effects.effect(of: ternary.condition))))
    })
}
