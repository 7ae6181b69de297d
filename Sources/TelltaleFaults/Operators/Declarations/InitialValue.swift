import SwiftSyntax

extension MutationOperator {
  /// Begins with another value.
  static let initialValue = MutationOperator(
    name: "initial-value", summary: "A stored property or global begins with another plain value of its type.",
    before: "var isOpen = false", after: ["var isOpen = true"],
    site: { node, context in
      guard let clause = node.as(InitializerClauseSyntax.self),
        let binding = clause.parent?.as(PatternBindingSyntax.self), binding.pattern.is(IdentifierPatternSyntax.self),
        let variable = binding.enclosing(VariableDeclSyntax.self), variable.isMemberOrGlobal,
        variable.attributes.names.allSatisfy({ name in
          Attributes.harmless.contains(name) || context.package.globalActors.contains(name)
        })
      else { return nil }
      return .otherValue(than: clause.value, type: binding.typeAnnotation?.type, in: context)
    })
}
