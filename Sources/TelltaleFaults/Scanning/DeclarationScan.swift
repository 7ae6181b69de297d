import SwiftSyntax

/// Collects the declarations of a package's files that `DeclaredOperators` is made of.
final class DeclarationScan: SyntaxVisitor {
  private(set) var evaluations: [NamedEvaluation] = []
  private(set) var functionNames: Set<String> = []
  private(set) var optionalNames: Set<String> = []
  private(set) var neverFunctions: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort", "_exit"]
  private(set) var globalActors: Set<String> = ["MainActor"]
  private(set) var builderCallees: Set<String> = []
  private(set) var enumCases = EnumCases()
  private var valueTypes: Set<String> = []
  private var operatorFunctions: [OperatorFunction] = []

  /// An operator's declaration, and the type that it stands in; nil where it stands in none.
  private struct OperatorFunction {
    var name: String
    var type: String?
    var isPlainWitness: Bool
  }

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  /// The operators that a generic call would resolve otherwise than the expression as written.
  func overloaded() -> Set<String> {
    // `!=` is no requirement of Equatable: a generic call always takes the standard library's.
    let requirements: Set = [
      "<", "<=", ">", ">=", "==", "+", "-", "*", "/", "%", "&", "|", "^", "+=", "-=", "*=", "/=", "%=", "&=", "|=",
      "^=",
    ]
    return Set(
      operatorFunctions
        .filter { function in
          guard function.isPlainWitness, requirements.contains(function.name), let type = function.type else {
            return true
          }
          return !valueTypes.contains(type)
        }
        .map(\.name))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name, isValue: true, attributes: node.attributes)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enumCases.add(node)
    return noteType(node.name, isValue: true, attributes: node.attributes)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name, isValue: false, attributes: node.attributes)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name, isValue: false, attributes: node.attributes)
  }

  private func noteType(
    _ name: TokenSyntax, isValue: Bool, attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    if isValue { valueTypes.insert(name.text) }
    if attributes.names.contains("globalActor") { globalActors.insert(name.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let result = node.signature.returnClause?.type
    if case .binaryOperator = node.name.tokenKind { noteOperator(node) }
    functionNames.insert(name)
    if result?.trimmedDescription == "Never" { neverFunctions.insert(name) }
    if let result, result.isOptional { optionalNames.insert(name) }
    return .visitChildren
  }

  private func noteOperator(_ node: FunctionDeclSyntax) {
    let container = node.containingType
    let isWitness =
      container.map { container in
        !container.isConstrained && node.genericParameterClause == nil && node.genericWhereClause == nil
          && node.isOperatorWitness(of: [container.name, "Self"])
      } ?? false
    operatorFunctions.append(
      OperatorFunction(name: node.name.text, type: container?.name, isPlainWitness: isWitness))
    evaluations.append(
      NamedEvaluation(name: node.name.text, source: node.body.map { .body($0.statements) } ?? .unknown))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isUnknown =
      !node.attributes.names.allSatisfy(Attributes.harmless.contains)
      || node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      || node.enclosing(ProtocolDeclSyntax.self).map { $0.memberBlock.members.contains { $0.decl.id == node.id } }
        == true
    for binding in node.bindings {
      for name in binding.pattern.boundNames {
        if binding.typeAnnotation?.type.isOptional == true { optionalNames.insert(name) }
        evaluations.append(
          NamedEvaluation(name: name, source: isUnknown ? .unknown : .accessors(binding.accessorBlock)))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.isOptional { optionalNames.insert((node.secondName ?? node.firstName).text) }
    if !node.attributes.names.allSatisfy(Attributes.harmless.contains) {
      if let function = node.enclosing(FunctionDeclSyntax.self) { builderCallees.insert(function.name.unquoted) }
      if let type = node.enclosing(InitializerDeclSyntax.self)?.containingType { builderCallees.insert(type.name) }
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.returnClause.type.isOptional { optionalNames.insert("subscript") }
    evaluations.append(NamedEvaluation(name: "subscript", source: .accessors(node.accessorBlock)))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // `Int(x)` may be the package's own initialiser.
    if node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
      functionNames.insert(node.extendedType.trimmedDescription)
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether the operator is declared just as the standard protocols require it. One that takes a plain operand `inout`
  /// or gives something else is an overload, and the witness is the protocol's own.
  fileprivate func isOperatorWitness(of spellings: [String]) -> Bool {
    let isComparison = ["<", "<=", ">", ">=", "==", "!="].contains(name.text)
    let isAssignment = !isComparison && name.text.hasSuffix("=")
    let parameters = signature.parameterClause.parameters
    guard parameters.count == 2, signature.effectSpecifiers == nil else { return false }
    for (index, parameter) in parameters.enumerated() {
      let type = parameter.type.trimmedDescription
      let isInOut = type.hasPrefix("inout ")
      guard isInOut == (isAssignment && index == 0) else { return false }
      guard spellings.contains(isInOut ? String(type.dropFirst("inout ".count)) : type) else { return false }
    }
    let result = signature.returnClause?.type.trimmedDescription
    if isAssignment { return result == nil }
    return isComparison ? result == "Bool" : result.map(spellings.contains) == true
  }
}
