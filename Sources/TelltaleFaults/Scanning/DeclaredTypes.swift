import SwiftSyntax

/// The generic types and protocols that a package declares.
struct DeclaredTypes: Sendable {
  /// By type, its generic parameters with what they are required to be.
  let parameters: [String: [String: Set<String>]]
  /// By type or protocol, what it conforms to or refines, whatever its parameters are.
  private let inherited: [String: Set<String>]
  /// By type, what it conforms to under conditions.
  private let conditional: [String: Set<String>]
  /// The protocols that ask for a product, and those that ask for a quotient.
  let multiplying: Set<String>
  let dividing: Set<String>

  init(_ scan: TypeScan) {
    parameters = scan.parameters
    inherited = scan.inherited
    conditional = scan.conditional
    multiplying = Set(scan.operators.filter { $0.value.contains("*") }.keys)
    dividing = Set(scan.operators.filter { $0.value.contains("/") }.keys)
  }

  /// Names of protocols with all that they refine, as far as the package declares it.
  func refined(_ names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var open = Array(names)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += inherited[next] ?? [] }
    }
    return found
  }

  /// What a type that is extended by this name conforms to anyway; the name itself, where it may be a protocol's.
  func conformances(of name: String) -> Set<String> {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return (inherited[last] ?? []).union([last])
  }

  /// Whether a type of the package conforms to one of these under conditions.
  func mayConform(_ name: String, to these: Set<String>) -> Bool {
    !(conditional[name] ?? []).isDisjoint(with: these)
  }

  /// What a type of the package conforms to, whatever its parameters are; nil where it is not the package's.
  func conformances(ofDeclared name: String) -> Set<String>? { inherited[name].map(refined) }
}

/// Collects the declarations that `DeclaredTypes` is made of.
final class TypeScan: SyntaxVisitor {
  private(set) var parameters: [String: [String: Set<String>]] = [:]
  private(set) var inherited: [String: Set<String>] = [:]
  private(set) var conditional: [String: Set<String>] = [:]
  /// By protocol, the operators that it asks for.
  private(set) var operators: [String: Set<String>] = [:]

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    inherited[node.name.text, default: []].formUnion(names(node.inheritanceClause))
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    operators[node.name.text, default: []].formUnion(functions.map(\.name.text))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    if node.genericWhereClause == nil {
      // What extends a type that is declared elsewhere says nothing of what that is.
      if let given = node.inheritanceClause { inherited[name, default: []].formUnion(names(given)) }
    } else {
      conditional[name, default: []].formUnion(names(node.inheritanceClause))
    }
    return .visitChildren
  }

  private func note(
    _ name: TokenSyntax, _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    var found = Requirements()
    found.add(clause, requirements)
    for (parameter, names) in found.names {
      parameters[name.text, default: [:]][parameter, default: []].formUnion(names)
    }
    inherited[name.text, default: []].formUnion(names(inheritance))
    return .visitChildren
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.flatMap(\.type.requiredNames) ?? []
  }
}
