import SwiftSyntax

/// Mutants with which a loop, or going over something, never comes to its end: whoever reaches one sees it, by a limit.
struct EndlessMutants {
  let site: Site

  /// Why a mutant is left out, if it is for that.
  func exclusion(of edit: SiteDraft.Edit) -> Exclusion? {
    switch site.operator {
    case "removed-call", "removed-assignment", "removed-defer":
      guard let item = site.node.as(CodeBlockItemSyntax.self) ?? site.node.enclosing(CodeBlockItemSyntax.self),
        let turn = Turn(around: item)
      else { return nil }
      return Step(item, of: turn).isOnlyOne ? turn.kind.exclusion : nil
    case "loop-exit":
      guard let exit = site.node.as(CodeBlockItemSyntax.self), exit.item.is(BreakStmtSyntax.self),
        let turn = Turn(around: exit)
      else { return nil }
      return Step.areNone(on: exit, of: turn) ? turn.kind.exclusion : nil
    case "removed-loop-exit":
      guard let turn = Turn(around: site.node), turn.kind == .endless, turn.exits.count == 1 else { return nil }
      return turn.kind.exclusion
    case "condition", "relational", "equality", "logical", "ternary", "return-value":
      guard let constant = Bool(edit.replacement) ?? edit.bodyConstant else { return nil }
      if !constant, isEqualityOfIndices { return .endlessIteration }
      guard edit.range == site.range, let turn = Turn(around: site.node) else { return nil }
      return shutsOnlyExit(constant, of: turn) ? turn.kind.exclusion : nil
    default: return nil
    }
  }

  /// Whether the only way out of the turn can't be reached once the site is constant.
  private func shutsOnlyExit(_ constant: Bool, of turn: Turn) -> Bool {
    guard turn.kind != .conditional, turn.exits.count == 1, let exit = turn.exits.first,
      // What stays the same from turn to turn decides whether there is an end, and not when it comes.
      turn.kind != .next || site.node.identifiers.contains(where: turn.changes)
    else { return false }
    return turn.deciding(exit).contains { deciding in
      guard let isMet = deciding.isMet, isMet != constant,
        let list = deciding.conditions.as(ConditionElementListSyntax.self)
      else { return false }
      // Where several conditions must hold for the way out, each can shut it; where one must not, it must be the only one.
      guard isMet || list.count == 1 else { return false }
      return list.contains { element in
        guard case .expression(let condition) = element.condition else { return false }
        return condition.bare.trimmedOffsets == site.range || condition.trimmedOffsets == site.range
      }
    }
  }

  /// Whether the site decides alone when two indices of a collection are equal.
  private var isEqualityOfIndices: Bool {
    let function = site.node.as(FunctionDeclSyntax.self) ?? site.node.enclosing(FunctionDeclSyntax.self)
    guard let function, function.name.text == "==",
      function.signature.parameterClause.parameters.allSatisfy({ parameter in
        let type = parameter.type.trimmedDescription
        return type == "Index" || type.hasSuffix(".Index") || type == "Self" && function.containingType?.name == "Index"
      }), let body = function.body
    else { return false }
    if site.node.is(FunctionDeclSyntax.self) { return true }
    guard body.statements.count == 1, let only = body.statements.first else { return false }
    let value = only.item.as(ReturnStmtSyntax.self)?.expression ?? only.item.as(ExprSyntax.self)
    return value.map { isOperand(of: $0) } ?? false
  }

  /// Whether the site is an expression, or one that must hold for it to hold.
  private func isOperand(of expression: ExprSyntax) -> Bool {
    if expression.trimmedOffsets == site.range { return true }
    guard let infix = expression.bare.as(InfixOperatorExprSyntax.self), expression.bare.binarySymbol == "&&" else {
      return expression.bare.trimmedOffsets == site.range
    }
    return isOperand(of: infix.leftOperand) || isOperand(of: infix.rightOperand)
  }
}

extension Turn.Kind {
  fileprivate var exclusion: Exclusion {
    switch self {
    case .conditional, .endless: .endlessLoop
    case .next, .indexAfter: .endlessIteration
    }
  }
}

extension SiteDraft.Edit {
  /// What a body gives back that is a constant Bool.
  fileprivate var bodyConstant: Bool? {
    switch replacement {
    case "{ return true }": true
    case "{ return false }": false
    default: nil
    }
  }
}

/// A statement that may be what brings a turn nearer to the last one.
private struct Step {
  let item: CodeBlockItemSyntax
  let turn: Turn
  private let own: [Changes.Change]
  private let others: [Changes.Change]

  init(_ item: CodeBlockItemSyntax, of turn: Turn) {
    self.item = item
    self.turn = turn
    let range = item.trimmedOffsets
    let all = Changes(in: turn.body).found + (turn.condition.map { Changes(in: $0).found } ?? [])
    own = all.filter { range.contains($0.node.trimmedOffsets.lowerBound) && $0.isCertain }
    others = all.filter { !range.contains($0.node.trimmedOffsets.lowerBound) && !$0.node.excludes(item) }
  }

  /// Whether going on from a statement leaves all that a loop's condition reads as it was.
  static func areNone(on exit: CodeBlockItemSyntax, of turn: Turn) -> Bool {
    guard turn.kind == .conditional, let names = turn.condition?.identifiers else { return false }
    return !Step(exit, of: turn).others.contains { names.contains($0.name) }
      && !Changes(in: turn.node).found.contains { $0.name == "self" }
  }

  var isOnlyOne: Bool {
    switch turn.kind {
    case .conditional:
      let names = turn.condition?.identifiers ?? []
      return own.contains { names.contains($0.name) } && !others.contains { names.contains($0.name) && $0.isCertain }
    case .endless: return decidesEachExit
    case .next: return decidesEachExit || isOnlyChangeOfState
    case .indexAfter: return false
    }
  }

  /// Whether every way out hangs on a variable that nothing else on the way changes.
  private var decidesEachExit: Bool {
    let exits = turn.exits
    guard !exits.isEmpty else { return false }
    let mine = Set(own.map(\.name)).subtracting(others.map(\.name)).subtracting(["self"])
    return exits.allSatisfy { exit in turn.deciding(exit).contains { !$0.names.isDisjoint(with: mine) } }
  }

  /// Whether nothing else on the way changes what outlives the turn.
  private var isOnlyChangeOfState: Bool {
    func outlives(_ change: Changes.Change) -> Bool {
      change.name == "self" || LocalDeclaration(of: change.name, at: change.node) == nil
    }
    return own.contains(where: outlives) && !others.contains { $0.isCertain && outlives($0) }
  }
}
