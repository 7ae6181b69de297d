import SwiftSyntax

/// The body of a function, getter, setter or observer, with what it is declared to give back.
struct BodySite {
  /// The braces and what is between them.
  var range: Range<Int>
  /// The offset behind the opening brace.
  var head: Int
  var statements: CodeBlockItemListSyntax
  /// Nil for nothing.
  var result: TypeSyntax?

  /// The body that a node is the declaration of; nil where it is none, or one that may mean more than it says.
  init?(_ node: Syntax, in context: SiteContext) {
    let attributes: [AttributeListSyntax]
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
      self.init(body.leftBrace, body.rightBrace, body.statements, function.signature.returnClause?.type)
      attributes = [function.attributes]
    } else if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body,
      let property = accessor.property
    {
      switch accessor.accessorSpecifier.text {
      case "get": self.init(body.leftBrace, body.rightBrace, body.statements, property.type)
      case "set", "willSet", "didSet": self.init(body.leftBrace, body.rightBrace, body.statements, nil)
      default: return nil
      }
      let isObserver = accessor.accessorSpecifier.text.hasSuffix("Set")
      attributes = isObserver ? [accessor.attributes] : [accessor.attributes, property.attributes]
    } else if let block = node.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors,
      let property = block.property
    {
      self.init(block.leftBrace, block.rightBrace, statements, property.type)
      attributes = [property.attributes]
    } else {
      return nil
    }
    // An attribute that is not known may be a result builder, or a macro that replaces the body.
    let known = attributes.flatMap(\.names).allSatisfy { name in
      Attributes.harmless.contains(name) || context.package.globalActors.contains(name)
    }
    guard known, !statements.isEmpty, !statements.discardsSelf, !endsAtOnce(in: context) else { return nil }
  }

  private init(
    _ leftBrace: TokenSyntax, _ rightBrace: TokenSyntax, _ statements: CodeBlockItemListSyntax, _ result: TypeSyntax?
  ) {
    range = leftBrace.trimmedOffsets.lowerBound..<rightBrace.trimmedOffsets.upperBound
    head = leftBrace.trimmedOffsets.upperBound
    self.statements = statements
    self.result = result?.isVoid == true ? nil : result
  }

  /// Whether the body is but a call of a function that never returns, which stands for "not implemented".
  private func endsAtOnce(in context: SiteContext) -> Bool {
    statements.count == 1 && statements.first.map { $0.callsNever(context.package) } == true
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is a call of a function that never returns.
  func callsNever(_ package: DeclaredOperators) -> Bool {
    guard let callee = item.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return package.neverFunctions.contains(reference.baseName.text)
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return package.neverFunctions.contains(access.declName.baseName.text)
    }
    return false
  }
}

extension TypeSyntax {
  /// Whether the type is written as nothing.
  var isVoid: Bool {
    let text = trimmedDescription
    return text == "Void" || text == "()" || text == "Swift.Void"
  }
}

extension SyntaxProtocol {
  /// The property or subscript that an accessor or its block belongs to.
  fileprivate var property: (type: TypeSyntax?, attributes: AttributeListSyntax)? {
    var node = parent
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) {
        guard let variable = binding.enclosing(VariableDeclSyntax.self) else { return nil }
        return (binding.typeAnnotation?.type, variable.attributes)
      }
      if let subscripting = current.as(SubscriptDeclSyntax.self) {
        return (subscripting.returnClause.type, subscripting.attributes)
      }
      node = current.parent
    }
    return nil
  }
}
