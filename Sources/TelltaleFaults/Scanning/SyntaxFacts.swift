import SwiftSyntax

extension TypeSyntax {
  /// Whether the type is written as an optional.
  var isOptional: Bool {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
    return self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

extension PatternSyntax {
  /// The names that the pattern binds.
  var boundNames: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return [identifier.identifier.unquoted] }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap(\.pattern.boundNames) }
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.boundNames }
    return []
  }
}

extension TokenSyntax {
  /// The name without the backticks around it.
  var unquoted: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension AttributeListSyntax {
  /// The attributes' names without `@`; those in `#if` are named too.
  var names: [String] {
    flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute): [attribute.attributeName.trimmedDescription]
      case .ifConfigDecl(let conditional):
        conditional.clauses.flatMap { clause -> [String] in
          if case .attributes(let attributes) = clause.elements { attributes.names } else { [] }
        }
      @unknown default: ["an attribute of an unknown kind"]
      }
    }
  }
}

/// The type or extension that a member stands in.
struct ContainingType {
  var name: String
  /// Whether its members exist under conditions on its generic parameters only, or for types that are not known.
  var isConstrained: Bool
}

extension SyntaxProtocol {
  /// The type or extension whose member this is.
  var containingType: ContainingType? {
    guard let member = parent?.as(MemberBlockItemSyntax.self), let block = member.enclosing(MemberBlockSyntax.self),
      let container = block.parent
    else { return nil }
    if let type = container.as(StructDeclSyntax.self) {
      return ContainingType(name: type.name.text, isConstrained: false)
    }
    if let type = container.as(EnumDeclSyntax.self) {
      return ContainingType(name: type.name.text, isConstrained: false)
    }
    if let type = container.as(ClassDeclSyntax.self) {
      return ContainingType(name: type.name.text, isConstrained: false)
    }
    if let type = container.as(ExtensionDeclSyntax.self) {
      let name =
        type.extendedType.as(MemberTypeSyntax.self)?.name.text
        ?? type.extendedType.as(IdentifierTypeSyntax.self)?.name.text
        ?? type.extendedType.trimmedDescription
      return ContainingType(name: name, isConstrained: type.genericWhereClause != nil)
    }
    return nil
  }
}

/// What is known of attributes.
enum Attributes {
  /// Those that change neither what a body means nor what reading a property does.
  static let harmless: Set<String> = [
    "available", "backDeployed", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "frozen", "inlinable",
    "inline", "objc", "nonobjc", "objcMembers", "usableFromInline", "usableFromInline", "testable",
    "warn_unqualified_access",
    "MainActor", "Sendable", "preconcurrency", "escaping", "autoclosure", "unknown", "unsafe", "safe", "retroactive",
    "_transparent", "_alwaysEmitIntoClient", "_specialize", "specialized", "_semantics", "_optimize", "_spi", "_cdecl",
    "_effects", "_disfavoredOverload", "_implements", "_dynamicReplacement", "_silgen_name", "_spi_available", "abi",
    "_unsafeInheritExecutor", "_noLocks", "_noAllocation", "_marker", "_nonoverride", "_backDeploy", "concurrent",
    "nonexhaustive", "_lifetime", "lifetime", "export", "c", "_addressableSelf", "_borrowed", "_eagerMove",
    "_originallyDefinedIn", "_unavailableInEmbedded", "_nonEphemeral", "_versioned", "NSCopying", "NSManaged",
    "IBAction",
    "IBOutlet", "IBInspectable", "IBDesignable", "_hasStorage", "_exported", "_staticExclusiveOnly", "_rawLayout",
  ]
}
