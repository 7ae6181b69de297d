import SwiftSyntax

/// What the innermost local declaration of a name says of its type.
enum LocalDeclaration {
  case type(TypeSyntax)
  case value(ExprSyntax)
  /// An element of this sequence.
  case element(ExprSyntax)
  /// It is declared in a way that says nothing.
  case unknown

  /// Nil where the name is not a local one.
  init?(of name: String, at node: some SyntaxProtocol) {
    var inner = Syntax(node)
    while let outer = inner.parent, !outer.is(MemberBlockSyntax.self) {
      if let found = Self.declaration(of: name, in: outer, before: inner) {
        self = found
        return
      }
      inner = outer
    }
    return nil
  }

  private static func declaration(of name: String, in outer: Syntax, before inner: Syntax) -> LocalDeclaration? {
    switch outer.as(SyntaxEnum.self) {
    case .codeBlockItemList(let statements):
      if outer.parent?.is(SourceFileSyntax.self) == true { return nil }
      for statement in statements.reversed() where statement.position < inner.position {
        if let variable = statement.item.as(VariableDeclSyntax.self) {
          for binding in variable.bindings where binding.pattern.boundNames.contains(name) {
            return from(
              binding.typeAnnotation, binding.initializer, isPlain: binding.pattern.is(IdentifierPatternSyntax.self))
          }
        }
        if let early = statement.item.as(GuardStmtSyntax.self), let found = bound(name, in: early.conditions) {
          return found
        }
      }
      return nil
    case .functionDecl(let function): return parameter(name, of: function.signature.parameterClause)
    case .initializerDecl(let initializer): return parameter(name, of: initializer.signature.parameterClause)
    case .subscriptDecl(let subscripting): return parameter(name, of: subscripting.parameterClause)
    case .closureExpr(let closure):
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): return names.contains { $0.name.unquoted == name } ? .unknown : nil
      case .parameterClause(let clause):
        let found = clause.parameters.first { ($0.secondName ?? $0.firstName).unquoted == name }
        return found.map { $0.type.map(LocalDeclaration.type) ?? .unknown }
      case nil: return nil
      @unknown default: return .unknown
      }
    case .forStmt(let loop):
      return inner.id != loop.sequence.id && loop.pattern.boundNames.contains(name) ? .element(loop.sequence) : nil
    case .ifExpr(let branch): return inner.id == branch.body.id ? bound(name, in: branch.conditions) : nil
    case .whileStmt(let loop): return inner.id == loop.body.id ? bound(name, in: loop.conditions) : nil
    case .switchCase(let branch): return branch.label.binds(name) ? .unknown : nil
    default: return nil
    }
  }

  private static func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> LocalDeclaration? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).unquoted == name }.map { .type($0.type) }
  }

  private static func bound(_ name: String, in conditions: ConditionElementListSyntax) -> LocalDeclaration? {
    for condition in conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.boundNames.contains(name)
      else { continue }
      return from(binding.typeAnnotation, binding.initializer, isPlain: true)
    }
    return nil
  }

  private static func from(
    _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?, isPlain: Bool
  ) -> LocalDeclaration {
    guard isPlain else { return .unknown }
    if let type = annotation?.type { return .type(type) }
    return initializer.map { .value($0.value) } ?? .unknown
  }
}

extension SwitchCaseSyntax.Label {
  fileprivate func binds(_ name: String) -> Bool {
    guard case .case(let label) = self else { return false }
    return label.tokens(viewMode: .sourceAccurate).contains { token in
      token.unquoted == name && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}
