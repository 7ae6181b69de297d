import SwiftSyntax

extension MutationOperator {
  /// Ends a loop instead of an iteration, and the other way round.
  static let loopExit = MutationOperator(
    name: "loop-exit", summary: "In a loop, break becomes continue and continue becomes break.",
    before: "if seat.isFree { break }", after: ["if seat.isFree { continue }"],
    site: { node, context in
      guard let exit = LoopExitStatement(node, in: context), let swapped = exit.swapped else { return nil }
      return SiteDraft(
        range: exit.range, edits: [SiteDraft.Edit(range: exit.keyword, replacement: swapped)],
        rewrite: .insertion(
          .leaving(exit.range, by: "\(swapped)\(context.slice(exit.keyword.upperBound..<exit.range.upperBound))"))
      )
    })

  /// Stays in a loop or an iteration that was to be ended.
  static let removedLoopExit = MutationOperator(
    name: "removed-loop-exit",
    summary: "A break or continue of a loop is left out, where the code is complete without it.",
    before: "if seat.isTaken { continue }", after: ["if seat.isTaken {  }"],
    site: { node, context in
      guard let exit = LoopExitStatement(node, in: context), exit.item.mayBePassed(in: context) else { return nil }
      return .removing(exit.item, range: exit.range)
    })
}

/// A `break` or `continue` that means a loop.
struct LoopExitStatement {
  var item: CodeBlockItemSyntax
  var range: Range<Int>
  var keyword: Range<Int>
  var loop: Syntax
  /// The other keyword; nil where it could leave a variable without a value, or give it a second one.
  var swapped: String?

  init?(_ node: Syntax, in context: SiteContext) {
    guard let item = node.as(CodeBlockItemSyntax.self), let body = EnclosingBody(around: node, in: context),
      !body.mayBeBuilt
    else { return nil }
    self.item = item
    range = item.item.trimmedOffsets
    if let statement = item.item.as(BreakStmtSyntax.self) {
      guard let loop = Self.target(of: statement, label: statement.label, takesSwitches: true) else { return nil }
      self.loop = loop
      keyword = statement.breakKeyword.trimmedOffsets
      swapped = "continue"
    } else if let statement = item.item.as(ContinueStmtSyntax.self) {
      guard let loop = Self.target(of: statement, label: statement.label, takesSwitches: false) else { return nil }
      self.loop = loop
      keyword = statement.continueKeyword.trimmedOffsets
      // In a `switch`, a bare `break` would end that and not the loop.
      let meansSwitch = Self.target(of: statement, label: statement.label, takesSwitches: true) == nil
      swapped = meansSwitch || loop.isEndlessLoop ? nil : "break"
    } else {
      return nil
    }
    if item.hasUninitialisedLocals { swapped = nil }
  }

  /// The loop that a statement ends, or goes on with; nil where it means something else.
  private static func target(of statement: some SyntaxProtocol, label: TokenSyntax?, takesSwitches: Bool) -> Syntax? {
    var node = statement.parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .forStmt, .whileStmt, .repeatStmt:
        if label == nil || label?.text == current.label { return current }
      case .switchExpr:
        if label == nil ? takesSwitches : label?.text == current.label { return nil }
      case .ifExpr, .doStmt:
        if let label, label.text == current.label { return nil }
      case .closureExpr, .functionDecl, .memberBlock, .accessorBlock: return nil
      default: break
      }
      node = current.parent
    }
    return nil
  }
}

extension Syntax {
  /// The label before a statement.
  fileprivate var label: String? {
    let labeled = parent?.as(LabeledStmtSyntax.self) ?? parent?.parent?.as(LabeledStmtSyntax.self)
    return labeled?.label.text
  }

  /// Whether only a statement inside the loop ends it.
  var isEndlessLoop: Bool {
    if let loop = self.as(WhileStmtSyntax.self) { return loop.isEndless }
    return self.as(RepeatStmtSyntax.self)?.condition.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind
      == .keyword(.true)
  }
}
