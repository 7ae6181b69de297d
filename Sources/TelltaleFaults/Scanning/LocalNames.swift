import SwiftSyntax

/// Finds whether a name means a parameter or a local constant or variable, whose evaluation does nothing.
enum LocalNames {
  /// Whether the innermost declaration of the name that can be seen from the node is a plain local one.
  static func bindsPlainly(_ name: String, at node: some SyntaxProtocol) -> Bool {
    var inner = Syntax(node)
    while let outer = inner.parent {
      if let binds = binding(of: name, in: outer, before: inner) { return binds }
      if outer.is(MemberBlockSyntax.self) { return false }
      inner = outer
    }
    return false
  }

  /// Whether `outer` declares the name for what stands in its child `inner`; nil where it does not declare it at all.
  private static func binding(of name: String, in outer: Syntax, before inner: Syntax) -> Bool? {
    if let statements = outer.as(CodeBlockItemListSyntax.self) {
      // Names at the top of a file are globals, which may be evaluated lazily.
      if outer.parent?.is(SourceFileSyntax.self) == true { return nil }
      for statement in statements where statement.position < inner.position {
        if let variable = statement.item.as(VariableDeclSyntax.self) {
          for binding in variable.bindings where binding.pattern.boundNames.contains(name) {
            return binding.accessorBlock == nil && variable.attributes.isEmpty && variable.modifiers.isEmpty
          }
        }
        if let statement = statement.item.as(GuardStmtSyntax.self), binds(name, statement.conditions) { return true }
      }
      return nil
    }
    if let function = outer.as(FunctionDeclSyntax.self) {
      return binds(name, function.signature.parameterClause) ? true : nil
    }
    if let initializer = outer.as(InitializerDeclSyntax.self) {
      return binds(name, initializer.signature.parameterClause) ? true : nil
    }
    if let subscripting = outer.as(SubscriptDeclSyntax.self) {
      return binds(name, subscripting.parameterClause) ? true : nil
    }
    if let closure = outer.as(ClosureExprSyntax.self) { return binds(name, closure) ? true : nil }
    if let loop = outer.as(ForStmtSyntax.self), inner.id == loop.body.id || inner.id == loop.whereClause?.id {
      return loop.pattern.boundNames.contains(name) ? true : nil
    }
    if let branch = outer.as(IfExprSyntax.self), inner.id == branch.body.id {
      return binds(name, branch.conditions) ? true : nil
    }
    if let loop = outer.as(WhileStmtSyntax.self), inner.id == loop.body.id {
      return binds(name, loop.conditions) ? true : nil
    }
    if let conditions = outer.as(ConditionElementListSyntax.self) {
      return conditions.contains { $0.position < inner.position && binds(name, $0) } ? true : nil
    }
    return nil
  }

  private static func binds(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Bool {
    clause.parameters.contains { ($0.secondName ?? $0.firstName).unquoted == name }
  }

  private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { binds(name, $0) }
  }

  private static func binds(_ name: String, _ condition: ConditionElementSyntax) -> Bool {
    condition.condition.as(OptionalBindingConditionSyntax.self)?.pattern.boundNames.contains(name) == true
  }

  private static func binds(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.unquoted == name }
    case .parameterClause(let clause): clause.parameters.contains { ($0.secondName ?? $0.firstName).unquoted == name }
    case nil: false
    @unknown default: false
    }
  }
}
