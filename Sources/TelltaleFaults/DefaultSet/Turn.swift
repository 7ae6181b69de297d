import SwiftSyntax

/// What is done over and over until a way out is taken: the body of a loop, or one that is called for each element.
struct Turn {
  enum Kind {
    /// `while` or `repeat` with a condition, which is looked at in each turn.
    case conditional
    /// A loop that only statements in it end.
    case endless
    /// `next()` of an iterator, whose way out is `return nil`.
    case next
    /// `index(after:)` of a collection, whose way out is `return endIndex`.
    case indexAfter
  }

  var kind: Kind
  var node: Syntax
  var body: CodeBlockItemListSyntax
  /// The loop's own condition.
  var condition: Syntax?

  /// The innermost one around a node; nil where a loop over a sequence, a closure or another function is nearer.
  init?(around node: some SyntaxProtocol) {
    var current = Syntax(node).parent
    while let outer = current {
      switch outer.as(SyntaxEnum.self) {
      case .whileStmt(let loop):
        self.init(
          kind: loop.isEndless ? .endless : .conditional, node: outer, body: loop.body.statements,
          condition: Syntax(loop.conditions))
        return
      case .repeatStmt(let loop):
        self.init(
          kind: outer.isEndlessLoop ? .endless : .conditional, node: outer, body: loop.body.statements,
          condition: Syntax(loop.condition))
        return
      case .functionDecl(let function):
        guard let kind = function.turn, let body = function.body else { return nil }
        self.init(kind: kind, node: outer, body: body.statements, condition: nil)
        return
      case .forStmt, .closureExpr, .accessorDecl, .accessorBlock, .memberBlock: return nil
      default: current = outer.parent
      }
    }
    return nil
  }

  private init(kind: Kind, node: Syntax, body: CodeBlockItemListSyntax, condition: Syntax?) {
    (self.kind, self.node, self.body, self.condition) = (kind, node, body, condition)
  }

  /// The statements that make this the last turn.
  var exits: [Syntax] {
    let collector = ExitCollector(self)
    collector.walk(body)
    return collector.mayEndOtherwise ? [] : collector.exits
  }

  /// Whether a variable may have another value in the next turn.
  func changes(_ name: String) -> Bool {
    Changes(in: body).found.contains { $0.name == name } || declaredNames.contains(name)
  }

  /// The variables and constants that are declared in the turn.
  private var declaredNames: Set<String> {
    let collector = DeclaredNames(viewMode: .sourceAccurate)
    collector.walk(body)
    return collector.names
  }

  /// What decides whether a statement of the turn is reached: the conditions around it, the nearest first.
  func deciding(_ statement: Syntax) -> [Deciding] {
    var found: [Deciding] = []
    var inner = statement
    while let outer = inner.parent, inner.id != node.id {
      switch outer.as(SyntaxEnum.self) {
      case .ifExpr(let branch):
        if inner.id != Syntax(branch.conditions).id {
          found.append(Deciding(conditions: Syntax(branch.conditions), isMet: inner.id == Syntax(branch.body).id))
        }
      case .guardStmt(let early): found.append(Deciding(conditions: Syntax(early.conditions), isMet: false))
      case .switchExpr(let choice): found.append(Deciding(conditions: Syntax(choice.subject), isMet: nil))
      case .switchCase(let branch):
        found.append(Deciding(conditions: Syntax(branch.label), isMet: nil))
      case .whileStmt(let loop) where outer.id != node.id:
        found.append(Deciding(conditions: Syntax(loop.conditions), isMet: nil))
      default: break
      }
      inner = outer
    }
    return found
  }

  /// Conditions, and whether what they decide is reached when they hold; nil where that is another question.
  struct Deciding {
    var conditions: Syntax
    var isMet: Bool?

    /// The names that the conditions read.
    var names: Set<String> { conditions.identifiers }
  }
}

extension FunctionDeclSyntax {
  /// Whether the function is called for each element of something.
  fileprivate var turn: Turn.Kind? {
    let parameters = signature.parameterClause.parameters
    let isOptional = signature.returnClause?.type.isOptional == true
    if name.text == "next", isOptional, parameters.allSatisfy({ $0.firstName.text == "isolation" }) { return .next }
    return name.text == "index" && parameters.count == 1 && parameters.first?.firstName.text == "after"
      ? .indexAfter : nil
  }
}

extension SyntaxProtocol {
  /// The names that stand in the node.
  var identifiers: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil as String? }
      })
  }
}

private final class DeclaredNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.unquoted)
    return .skipChildren
  }
}

/// Finds the ways out of a turn.
private final class ExitCollector: SyntaxVisitor {
  let turn: Turn
  var exits: [Syntax] = []
  /// Whether the turn may be the last one by what an expression comes to.
  var mayEndOtherwise = false
  /// How many loops and switches are between here and the turn: a bare `break` means the innermost of them.
  private var depth = 0

  init(_ turn: Turn) {
    self.turn = turn
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    switch turn.kind {
    case .conditional, .endless: exits.append(Syntax(node))
    case .next:
      if node.expression?.is(NilLiteralExprSyntax.self) == true {
        exits.append(Syntax(node))
      } else if node.expression?.mayBeNil != false {
        mayEndOtherwise = true
      }
    case .indexAfter:
      if node.expression?.isEndIndex == true {
        exits.append(Syntax(node))
      } else if node.expression.map(\.holdsEndIndex) != false {
        mayEndOtherwise = true
      }
    }
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    exits.append(Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    let isLoop = turn.kind == .endless || turn.kind == .conditional
    if isLoop, depth == 0 || node.label != nil { exits.append(Syntax(node)) }
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { mayEndOtherwise = true }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ForStmtSyntax) { depth -= 1 }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: WhileStmtSyntax) { depth -= 1 }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: RepeatStmtSyntax) { depth -= 1 }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether a value given back by `next()` may be none.
  fileprivate var mayBeNil: Bool {
    let names: Set = ["next", "popFirst", "popLast", "first", "last", "map", "flatMap", "randomElement"]
    guard self.as(FunctionCallExprSyntax.self)?.calleeName.map(names.contains) != true,
      self.as(MemberAccessExprSyntax.self).map({ names.contains($0.declName.baseName.text) }) != true
    else { return true }
    return tokens(viewMode: .sourceAccurate).contains {
      [.infixQuestionMark, .postfixQuestionMark].contains($0.tokenKind) || $0.tokenKind == .keyword(.nil)
    }
  }

  /// Whether the expression is the collection's own `endIndex`, and not that of another one.
  fileprivate var isEndIndex: Bool { root == "endIndex" && identifiers == ["endIndex"] }

  /// Whether that is a part of the expression.
  fileprivate var holdsEndIndex: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else {
        return ExprSyntax(reference).isEndIndex
      }
      return ExprSyntax(access).isEndIndex
    }
  }
}
