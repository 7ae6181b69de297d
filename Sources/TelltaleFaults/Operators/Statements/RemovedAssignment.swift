import SwiftSyntax

extension MutationOperator {
  /// Leaves a variable as it was.
  static let removedAssignment = MutationOperator(
    name: "removed-assignment", summary: "An assignment, or a change by an operator such as +=, is left out.",
    before: "total += price", after: [""],
    site: { node, context in
      guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
        let assignment = expression.withoutMarks.as(InfixOperatorExprSyntax.self), assignment.assigns,
        !assignment.leftOperand.is(DiscardAssignmentExprSyntax.self),
        let body = EnclosingBody(around: item, in: context), !body.mayBeBuilt, !body.statements.discardsSelf
      else { return nil }
      let initialisation = Initialisation(of: body, before: item)
      guard !assignment.leftOperand.targets.contains(where: initialisation.mayBeFirst) else { return nil }
      return .removing(item, range: expression.trimmedOffsets)
    })
}

extension InfixOperatorExprSyntax {
  /// Whether the operator is `=`, or one that changes its left operand: `+=`, and all that end in `=` and compare not.
  var assigns: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.count > 1 && name.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="].contains(name)
  }
}

extension ExprSyntax {
  /// What an assignment to this expression assigns, part by part of a tuple.
  fileprivate var targets: [ExprSyntax] {
    self.as(TupleExprSyntax.self).map { $0.elements.flatMap { $0.expression.targets } } ?? [self]
  }
}

/// Which variables may get their first value from an assignment, which then can't be left out.
private struct Initialisation {
  let body: EnclosingBody
  let item: CodeBlockItemSyntax

  init(of body: EnclosingBody, before item: CodeBlockItemSyntax) {
    self.body = body
    self.item = item
  }

  /// Whether the assignment may be the target's first.
  func mayBeFirst(_ target: ExprSyntax) -> Bool {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.unquoted
      if name == "self" { return body.kind == .initializer }
      if let local = LocalVariables.declaration(of: name, at: item) { return local }
      return isUnsetProperty(name)
    }
    if let access = target.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    {
      return isUnsetProperty(access.declName.baseName.unquoted)
    }
    return false
  }

  /// Whether a property may have no value yet: in an initialiser, until it has called another one.
  private func isUnsetProperty(_ name: String) -> Bool {
    guard body.kind == .initializer else { return false }
    let delegates = body.statements.contains { statement in
      statement.position < item.position && statement.delegatesInitialisation
    }
    return !delegates && !hasInitialValue(name)
  }

  private func hasInitialValue(_ name: String) -> Bool {
    guard let members = body.node.enclosing(MemberBlockSyntax.self)?.members else { return false }
    return members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var)
      else { return false }
      return variable.bindings.contains { binding in
        binding.pattern.boundNames.contains(name)
          && (binding.initializer != nil || binding.typeAnnotation?.type.isSugaredOptional == true)
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is, or may be, a call of another initialiser, behind which all properties have values.
  fileprivate var delegatesInitialisation: Bool {
    guard case .expr(let expression) = item else { return false }
    if let call = expression.withoutMarks.as(FunctionCallExprSyntax.self) { return call.calleeName == "init" }
    guard let assignment = expression.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self)
    else { return false }
    return assignment.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

/// The local variables that can be seen from a place.
private enum LocalVariables {
  /// Whether the innermost local declaration of the name has no value of its own; nil where there is no declaration.
  static func declaration(of name: String, at item: CodeBlockItemSyntax) -> Bool? {
    var inner = Syntax(item)
    while let outer = inner.parent {
      if let list = outer.as(CodeBlockItemListSyntax.self) {
        for statement in list where statement.position < inner.position {
          guard let variable = statement.item.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first(where: { $0.pattern.boundNames.contains(name) })
          else { continue }
          return variable.isUninitialised(binding)
        }
      }
      if outer.is(MemberBlockSyntax.self) { return nil }
      inner = outer
    }
    return nil
  }
}
