import SwiftSyntax

/// The places in some statements at which variables are changed, or may be.
final class Changes: SyntaxVisitor {
  /// A place, and the variable that it changes.
  struct Change {
    var node: Syntax
    var name: String
    /// Whether it is certain: an assignment, `&name`, or a call for its effect.
    var isCertain: Bool
  }

  private(set) var found: [Change] = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.assigns, let name = node.leftOperand.root { add(node, name, isCertain: true) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.root { add(node, name, isCertain: true) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isStatement = ExprSyntax(node).isStatement
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      if let name = base.root {
        add(node, name, isCertain: isStatement || Self.taking.contains(access.declName.baseName.text))
      } else if base.isSelf, isStatement {
        add(node, "self", isCertain: true)
      }
    } else if node.calledExpression.is(DeclReferenceExprSyntax.self), isStatement,
      node.arguments.allSatisfy({ !$0.expression.is(InOutExprSyntax.self) })
    {
      add(node, "self", isCertain: true)
    }
    return .visitChildren
  }

  /// The methods that take something away from what they are called on.
  static let taking: Set = [
    "next", "removeFirst", "removeLast", "popFirst", "popLast", "popMin", "popMax", "remove", "dequeue", "pop",
    "advance", "consume", "toggle",
  ]

  private func add(_ node: some SyntaxProtocol, _ name: String, isCertain: Bool) {
    found.append(Change(node: Syntax(node), name: name, isCertain: isCertain))
  }
}

extension ExprSyntax {
  /// The variable that the expression is a part of; of `self.a.b`, that is `a`.
  var root: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): isSelf ? nil : reference.baseName.unquoted
    case .memberAccessExpr(let access):
      access.base?.isSelf == true ? access.declName.baseName.unquoted : access.base?.root
    case .subscriptCallExpr(let call): call.calledExpression.root
    case .forceUnwrapExpr(let unwrapping): unwrapping.expression.root
    case .optionalChainingExpr(let chaining): chaining.expression.root
    default: nil
    }
  }

  fileprivate var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// Whether the expression is a statement, with or without `try` and `await`.
  fileprivate var isStatement: Bool {
    var node = Syntax(self)
    while let outer = node.parent, outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self) { node = outer }
    return node.parent?.is(CodeBlockItemSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// Whether two nodes can't both be reached from the same start: they are in different branches, or the earlier one is
  /// in a branch that never comes out to the later one.
  func excludes(_ other: some SyntaxProtocol) -> Bool {
    let isFirst = position <= other.position
    let (first, second) = isFirst ? (Syntax(self), Syntax(other)) : (Syntax(other), Syntax(self))
    let above = Set(sequence(first: second, next: \.parent).map(\.id))
    var node = first
    while let outer = node.parent, !above.contains(node.id) {
      if above.contains(outer.id) {
        return outer.is(SwitchCaseListSyntax.self)
          || outer.as(IfExprSyntax.self).map { Syntax($0.conditions).id != node.id } == true
      }
      if let list = outer.as(CodeBlockItemListSyntax.self), !above.contains(outer.id), list.last?.leaves == true {
        return !outer.parent.map { above.contains($0.id) && $0.is(ClosureExprSyntax.self) }!
      }
      node = outer
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// Whether control does not come out behind the statement.
  fileprivate var leaves: Bool {
    let statement = Syntax(item)
    return statement.is(ReturnStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
      || statement.is(ContinueStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
  }
}
