import SwiftSyntax

/// What the generic parameters and `Self` that can be seen from a place are required to be.
struct GenericScope {
  /// By name, the protocols and types required, with all that they refine.
  private let requirements: [String: Set<String>]

  /// What can be seen from a node.
  init(around node: some SyntaxProtocol, in declared: DeclaredTypes) {
    var found = Requirements()
    var current = Syntax(node).parent
    while let outer = current {
      switch outer.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        found.add(function.genericParameterClause, function.genericWhereClause)
        found.add(opaque: function.signature.parameterClause)
      case .initializerDecl(let initializer):
        found.add(initializer.genericParameterClause, initializer.genericWhereClause)
        found.add(opaque: initializer.signature.parameterClause)
      case .subscriptDecl(let subscripting):
        found.add(subscripting.genericParameterClause, subscripting.genericWhereClause)
      case .structDecl(let type):
        found.add(type.genericParameterClause, type.genericWhereClause)
        found.add(self: type.name.text, declared)
      case .enumDecl(let type):
        found.add(type.genericParameterClause, type.genericWhereClause)
        found.add(self: type.name.text, declared)
      case .classDecl(let type):
        found.add(type.genericParameterClause, type.genericWhereClause)
        found.add(self: type.name.text, declared)
      case .actorDecl(let type): found.add(type.genericParameterClause, type.genericWhereClause)
      case .protocolDecl(let type): found.add(self: type.name.text, declared)
      case .extensionDecl(let type):
        found.add(nil, type.genericWhereClause)
        for name in type.extendedType.trimmedDescription.split(separator: ".").map(String.init) {
          for (parameter, names) in declared.parameters[name] ?? [:] {
            found.names[parameter, default: []].formUnion(names)
          }
        }
        found.add(self: type.extendedType.trimmedDescription, declared)
      default: break
      }
      current = outer.parent
    }
    requirements = found.names.mapValues(declared.refined)
  }

  /// What a parameter is required to be; nil where the name is no parameter.
  func requirements(of parameter: String) -> Set<String>? { requirements[parameter] }

  /// Whether any parameter, or `Self`, is one of these and none of those.
  func holds(_ these: Set<String>, without those: Set<String>) -> Bool {
    requirements.values.contains { !$0.isDisjoint(with: these) && $0.isDisjoint(with: those) }
  }
}

/// Collects requirements as they are written.
struct Requirements {
  /// What a parameter is required to be the same as is written with this before it.
  static let same = "=="

  var names: [String: Set<String>] = [:]

  mutating func add(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for parameter in clause?.parameters ?? [] {
      names[parameter.name.text, default: []].formUnion(parameter.inheritedType?.requiredNames ?? [])
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        names[conformance.leftType.trimmedDescription, default: []].formUnion(conformance.rightType.requiredNames)
      case .sameTypeRequirement(let same):
        names[same.leftType.trimmedDescription, default: []].insert(Self.same)
      default: break
      }
    }
  }

  /// What a type, or a protocol that is extended, says of `Self`, unless one inside of it said so before.
  mutating func add(self name: String, _ declared: DeclaredTypes) {
    if names["Self"]?.contains(Self.seen) == true { return }
    names["Self", default: []].formUnion(declared.conformances(of: name).union([Self.seen]))
  }

  private static let seen = "Self"

  /// Parameters of type `some P` stand for generic parameters that have no name: theirs is the parameter's own.
  mutating func add(opaque clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      guard let opaque = parameter.type.as(SomeOrAnyTypeSyntax.self) else { continue }
      names[opaque.trimmedDescription, default: []].formUnion(opaque.constraint.requiredNames)
    }
  }
}

extension TypeSyntax {
  /// The names of the protocols or the class that a requirement asks for, without their own arguments.
  var requiredNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.requiredNames)
    }
    if let member = self.as(MemberTypeSyntax.self) { return [member.name.text] }
    return [self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription]
  }
}
