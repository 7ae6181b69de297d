import SwiftSyntax

extension MutationOperator {
  /// Assumes another value where a call gives none.
  static let defaultArgument = MutationOperator(
    name: "default-argument", summary: "The default of a parameter is another plain value of its type.",
    before: "func page(size: Int = 20) { }", after: ["func page(size: Int = 21) { }"],
    site: { node, context in
      guard let clause = node.as(InitializerClauseSyntax.self),
        let parameter = clause.parent?.as(FunctionParameterSyntax.self),
        parameter.attributes.names.allSatisfy(Attributes.harmless.contains)
      else { return nil }
      return .otherValue(than: clause.value, type: parameter.type, in: context)
    })
}

extension SiteDraft {
  /// The site of a value that is exchanged for another one of its type; nil where none is known.
  static func otherValue(than value: ExprSyntax, type: TypeSyntax?, in context: SiteContext) -> SiteDraft? {
    guard let other = OtherValue(than: value, type: type, in: context)?.text else { return nil }
    let range = value.trimmedOffsets
    return SiteDraft(
      range: range, edits: [Edit(range: range, replacement: other)],
      rewrite: .insertion(.exchanging(range, for: other)))
  }
}
