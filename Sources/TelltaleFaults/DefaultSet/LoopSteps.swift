import SwiftSyntax

/// Loops that move a variable by one step until it reaches an end.
enum UnitStepLoop {
  /// Whether `i < end` becomes `i != end`, or the other way round, where `i` comes by `end` in any case.
  static func stopsAtTheSame(_ infix: InfixOperatorExprSyntax, _ edit: SiteDraft.Edit) -> Bool {
    let changes: Set = ["< !=", "> !=", "!= <", "!= >"]
    guard let symbol = ExprSyntax(infix).binarySymbol, changes.contains("\(symbol) \(edit.replacement)"),
      let loop = loop(deciding: infix)
    else { return false }
    return [infix.leftOperand, infix.rightOperand].contains { operand in
      guard let name = operand.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
      let steps = LoopStep.statements(changing: name, in: loop.body)
      return steps.count == 1 && steps.allSatisfy { $0.isUnitStep(of: name) }
    }
  }

  /// The `while` loop whose condition the comparison is, or one of the operands of `&&` in it.
  private static func loop(deciding infix: InfixOperatorExprSyntax) -> WhileStmtSyntax? {
    var node = Syntax(infix)
    while let outer = node.parent, outer.as(ExprSyntax.self)?.binarySymbol == "&&" { node = outer }
    guard let list = node.parent?.parent?.as(ConditionElementListSyntax.self) else { return nil }
    return list.parent?.as(WhileStmtSyntax.self)
  }
}

/// The statements that bring a loop nearer to its end.
enum LoopStep {
  /// Whether the statement is all that changes a name in the condition of a `while` loop around it.
  static func isOnlyStep(_ item: CodeBlockItemSyntax) -> Bool {
    guard let loop = enclosingLoop(of: item) else { return false }
    let names = loop.conditions.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { name } else { nil as String? }
    }
    if item.isAlone, item.parent?.parent?.id == Syntax(loop.body).id { return true }
    return Set(names).contains { name in
      let steps = statements(changing: name, in: loop.body)
      return steps.count == 1 && steps[0].id == item.id
    }
  }

  private static func enclosingLoop(of item: CodeBlockItemSyntax) -> WhileStmtSyntax? {
    var node = item.parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .whileStmt(let loop): return loop
      case .forStmt, .repeatStmt, .closureExpr, .functionDecl, .accessorDecl, .accessorBlock, .memberBlock: return nil
      default: node = current.parent
      }
    }
    return nil
  }

  /// The statements of a loop's body that assign a variable, or pass it on to be changed.
  static func statements(changing name: String, in body: CodeBlockSyntax) -> [CodeBlockItemSyntax] {
    let collector = Collector(name)
    collector.walk(body)
    return collector.found
  }

  private final class Collector: SyntaxVisitor {
    let name: String
    var found: [CodeBlockItemSyntax] = []

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if case .expr(let expression) = node.item, expression.withoutMarks.changes(name) { found.append(node) }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// Whether the expression assigns the variable, passes it `inout`, or calls a method of it.
  fileprivate func changes(_ name: String) -> Bool {
    if let assignment = self.as(InfixOperatorExprSyntax.self), assignment.assigns {
      return assignment.leftOperand.base == name
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.base == name { return true }
    return call.arguments.contains { $0.expression.as(InOutExprSyntax.self)?.expression.base == name }
  }

  /// The variable that an expression is, or is a part of.
  private var base: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): reference.baseName.text
    case .memberAccessExpr(let access):
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        ? access.declName.baseName.text : access.base?.base
    case .subscriptCallExpr(let call): call.calledExpression.base
    case .forceUnwrapExpr(let unwrapping): unwrapping.expression.base
    case .optionalChainingExpr(let chaining): chaining.expression.base
    default: nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement moves a variable by one: `i += 1`, `formIndex(after: &i)`, `i = index(after: i)`.
  fileprivate func isUnitStep(of name: String) -> Bool {
    guard case .expr(let expression) = item else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calleeName == "formIndex" && call.arguments.count == 1
    }
    guard let assignment = expression.as(InfixOperatorExprSyntax.self) else { return false }
    if let symbol = assignment.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
      return ["+=", "-="].contains(symbol)
        && assignment.rightOperand.as(IntegerLiteralExprSyntax.self)?.literal.text == "1"
    }
    guard let call = assignment.rightOperand.as(FunctionCallExprSyntax.self) else { return false }
    return call.calleeName == "index" && call.arguments.count == 1
      && ["after", "before"].contains(call.arguments.first?.label?.text ?? "")
  }
}
