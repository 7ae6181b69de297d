import SwiftSyntax

/// The function, accessor or closure whose statements a node is among.
struct EnclosingBody {
  enum Kind {
    case function, initializer, closure
    /// The top of a file.
    case script
  }

  var kind: Kind
  var node: Syntax
  var statements: CodeBlockItemListSyntax
  /// Whether it is declared to give a value back; unknown of closures, which are taken not to.
  var givesValue: Bool
  /// Whether a result builder or a macro may read the statements before they are compiled.
  var mayBeBuilt: Bool

  /// The innermost body around a node, not counting one that the node itself has.
  init?(around node: some SyntaxProtocol, in context: SiteContext) {
    var inner = Syntax(node)
    while let outer = inner.parent {
      if let body = EnclosingBody(outer, in: context) {
        self = body
        return
      }
      if outer.is(MemberBlockSyntax.self) { return nil }
      inner = outer
    }
    return nil
  }

  private init?(_ node: Syntax, in context: SiteContext) {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      guard let body = function.body else { return nil }
      let result = function.signature.returnClause?.type
      self.init(
        .function, node, body.statements, result.map { !$0.isVoid } ?? false, [function.attributes], in: context)
    case .initializerDecl(let initializer):
      guard let body = initializer.body else { return nil }
      self.init(.initializer, node, body.statements, false, [initializer.attributes], in: context)
    case .deinitializerDecl(let deinitializer):
      guard let body = deinitializer.body else { return nil }
      self.init(.function, node, body.statements, false, [deinitializer.attributes], in: context)
    case .accessorDecl(let accessor):
      guard let body = accessor.body else { return nil }
      switch accessor.accessorSpecifier.text {
      case "get":
        self.init(
          .function, node, body.statements, true, [accessor.attributes, Self.attributes(around: node)], in: context)
      case "init": self.init(.initializer, node, body.statements, false, [], in: context)
      default: self.init(.function, node, body.statements, false, [accessor.attributes], in: context)
      }
    case .accessorBlock(let block):
      guard case .getter(let statements) = block.accessors else { return nil }
      self.init(.function, node, statements, true, [Self.attributes(around: node)], in: context)
    case .closureExpr(let closure):
      self.init(.closure, node, closure.statements, false, [], in: context)
      mayBeBuilt = context.package.builderCallees.contains(closure.calleeName ?? "")
    case .sourceFile(let file): self.init(.script, node, file.statements, false, [], in: context)
    default: return nil
    }
  }

  private init(
    _ kind: Kind, _ node: Syntax, _ statements: CodeBlockItemListSyntax, _ givesValue: Bool,
    _ attributes: [AttributeListSyntax], in context: SiteContext
  ) {
    self.kind = kind
    self.node = node
    self.statements = statements
    self.givesValue = givesValue
    mayBeBuilt = !attributes.flatMap(\.names).allSatisfy { name in
      Attributes.harmless.contains(name) || context.package.globalActors.contains(name)
    }
    // What gives back a value without a single `return` either is that value, or is built of its statements.
    if givesValue, ReturnCount(statements).count == 0, statements.last?.neverEnds(context.package) != true {
      mayBeBuilt = true
    }
  }

  /// The attributes of the property or subscript that an accessor belongs to.
  private static func attributes(around node: Syntax) -> AttributeListSyntax {
    node.enclosing(VariableDeclSyntax.self)?.attributes ?? node.enclosing(SubscriptDeclSyntax.self)?.attributes ?? []
  }
}

extension CodeBlockItemSyntax {
  /// Whether control never comes out behind the statement.
  fileprivate func neverEnds(_ package: DeclaredOperators) -> Bool {
    if item.is(ThrowStmtSyntax.self) || callsNever(package) { return true }
    guard let loop = item.as(WhileStmtSyntax.self) else { return false }
    return loop.isEndless
  }
}

extension WhileStmtSyntax {
  /// Whether the loop is written as `while true`.
  var isEndless: Bool {
    conditions.count == 1
      && conditions.first?.condition.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is an argument of.
  var call: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    guard let argument = parent else { return nil }
    if argument.is(MultipleTrailingClosureElementSyntax.self) {
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return argument.is(LabeledExprSyntax.self) ? argument.parent?.parent?.as(FunctionCallExprSyntax.self) : nil
  }

  /// The name of the function or type that the closure is an argument of.
  var calleeName: String? { call?.calleeName }
}

extension FunctionCallExprSyntax {
  /// The name of the function, method or type that is called.
  var calleeName: String? {
    var callee = calledExpression
    while true {
      switch callee.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): return reference.baseName.unquoted
      case .memberAccessExpr(let access): return access.declName.baseName.unquoted
      case .genericSpecializationExpr(let specialized): callee = specialized.expression
      case .optionalChainingExpr(let chaining): callee = chaining.expression
      case .forceUnwrapExpr(let unwrapping): callee = unwrapping.expression
      default: return nil
      }
    }
  }

  /// The name of what a method is called on: the last part of `self.logger`.
  var receiverName: String? {
    var receiver = calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let current = receiver {
      switch current.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): return reference.baseName.unquoted
      case .memberAccessExpr(let access): return access.declName.baseName.unquoted
      case .optionalChainingExpr(let chaining): receiver = chaining.expression
      case .forceUnwrapExpr(let unwrapping): receiver = unwrapping.expression
      default: return nil
      }
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// The call that a statement is.
  var call: FunctionCallExprSyntax? {
    guard case .expr(let expression) = item else { return nil }
    return expression.withoutMarks.as(FunctionCallExprSyntax.self)
  }
}

/// Counts the `return` statements of a body, those of functions and closures inside it left out.
final class ReturnCount: SyntaxVisitor {
  private(set) var count = 0
  /// How many of them give back a value.
  private(set) var values = 0

  init(_ statements: CodeBlockItemListSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    if node.expression != nil { values += 1 }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
