import SwiftSyntax

/// Tells from the syntax alone which mutants of a site are equal to another one, or to the original.
struct EqualMutants {
  let context: SiteContext
  let site: Site

  /// Why a mutant is left out, if it is.
  func exclusion(of edit: SiteDraft.Edit) -> Exclusion? {
    let constant = edit.range == site.range ? Bool(edit.replacement) : nil
    switch site.operator {
    case "relational", "equality", "logical":
      guard let infix = site.node.as(InfixOperatorExprSyntax.self) else { return nil }
      if let constant, isOperand(infix, ofConnectorWith: constant) { return .connectorOperand }
      if countIsNever(infix, edit) { return .countBoundary }
      if UnitStepLoop.stopsAtTheSame(infix, edit) { return .unitStep }
      if constant == true, ExprSyntax(infix).isLoopCondition { return .endlessLoop }
      return nil
    case "condition": return conditionExclusion(constant)
    case "ternary":
      return site.node.as(TernaryExprSyntax.self)?.condition.isCompared == true ? .comparedCondition : nil
    case "negation": return isWholeCondition ? .negatedCondition : nil
    case "compound-assignment", "arithmetic":
      let statement = site.node.enclosing(CodeBlockItemSyntax.self)
      return statement.map(LoopStep.isOnlyStep) == true ? .endlessLoop : nil
    case "binding": return bindingExclusion
    case "return-value": return site.node.givesComparison && edit.givesConstant ? .comparedValue : nil
    case "skipped-loop":
      if site.node.as(WhileStmtSyntax.self).map(isSkippedByCondition) == true { return .skippedWhile }
      return onlyStatement
    case "loop-exit":
      return context.slice(edit.range) == "break"
        && LoopExitStatement(site.node, in: context)?.loop.isEndlessLoop == true
        ? .endlessLoop : nil
    case "removed-call", "removed-assignment", "removed-throw", "removed-defer", "cancellation":
      if site.node.as(CodeBlockItemSyntax.self).map(LoopStep.isOnlyStep) == true { return .endlessLoop }
      return onlyStatement
    default: return nil
    }
  }

  /// Whether making the expression this constant leaves of a connector around it what one of its own mutants leaves.
  private func isOperand(_ infix: InfixOperatorExprSyntax, ofConnectorWith constant: Bool) -> Bool {
    var constant = constant
    var operand = Syntax(infix)
    while let outer = operand.parent {
      if outer.is(TupleExprSyntax.self) || outer.is(LabeledExprSyntax.self) || outer.is(LabeledExprListSyntax.self) {
        if outer.as(LabeledExprListSyntax.self).map({ $0.count != 1 }) == true { return false }
        if outer.as(LabeledExprSyntax.self)?.label != nil { return false }
      } else if let prefix = outer.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        constant.toggle()
      } else if let connector = outer.as(InfixOperatorExprSyntax.self),
        let symbol = ExprSyntax(connector).binarySymbol, ["&&", "||"].contains(symbol)
      {
        let decides = (symbol == "&&") != constant
        // `f() && false` still calls `f`.
        return !decides || connector.leftOperand.id == operand.id
          || context.package.effects.effect(of: connector.leftOperand) != .any
      } else {
        return false
      }
      operand = outer
    }
    return false
  }

  /// Whether the edit makes a difference for a negative count only.
  private func countIsNever(_ infix: InfixOperatorExprSyntax, _ edit: SiteDraft.Edit) -> Bool {
    guard let symbol = ExprSyntax(infix).binarySymbol else { return false }
    let mirrored = [
      "<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!=", "true": "true", "false": "false",
    ]
    let change: (String, String)?
    if infix.leftOperand.isCountOfElements, infix.rightOperand.isZero {
      change = (symbol, edit.replacement)
    } else if infix.rightOperand.isCountOfElements, infix.leftOperand.isZero {
      change = (mirrored[symbol] ?? symbol, mirrored[edit.replacement] ?? edit.replacement)
    } else {
      change = nil
    }
    guard let change else { return false }
    switch change {
    case (">", "!="), ("!=", ">"), ("==", "<="), ("<=", "=="), (">=", "true"), ("<", "false"): return true
    // Equal to the constant, which is there too.
    case (">", ">="), ("!=", "<"), ("==", ">="): return false
    default: return false
    }
  }

  /// Whether the expression, in parentheses or not, is a condition that is forced both ways.
  private var isWholeCondition: Bool {
    var node = site.node
    while let outer = node.parent {
      if Condition(node) != nil { return true }
      if outer.as(TernaryExprSyntax.self)?.condition.id == node.id { return true }
      guard
        outer.is(TupleExprSyntax.self) || outer.is(LabeledExprSyntax.self) || outer.is(LabeledExprListSyntax.self)
          || outer.is(ConditionElementSyntax.self) || outer.is(WhereClauseSyntax.self)
      else { return false }
      node = outer
    }
    return false
  }

  private func conditionExclusion(_ constant: Bool?) -> Exclusion? {
    guard let condition = Condition(site.node) else { return nil }
    if condition.expression.isCompared { return .comparedCondition }
    if condition.expression.isLoopCondition {
      if constant == true { return .endlessLoop }
      if site.node.is(ConditionElementSyntax.self) { return .skippedWhile }
    }
    guard constant == false, let element = site.node.as(ConditionElementSyntax.self) else { return nil }
    return element.followsCondition && effectBefore(element) != .any ? .severalConditions : nil
  }

  private var bindingExclusion: Exclusion? {
    guard let conditions = site.node.as(ConditionElementListSyntax.self) else { return nil }
    if conditions.parent?.is(WhileStmtSyntax.self) == true { return .skippedWhile }
    guard let decisive = conditions.first(where: { $0.condition.is(ExprSyntax.self) }) else { return nil }
    let after = conditions.filter { $0.position > decisive.position }.map(effect)
    return (after.max() ?? .none) != .any ? .severalConditions : nil
  }

  private func effectBefore(_ element: ConditionElementSyntax) -> Effect {
    guard let list = element.parent?.as(ConditionElementListSyntax.self) else { return .any }
    return list.filter { $0.position < element.position }.map(effect).max() ?? .none
  }

  private func effect(of element: ConditionElementSyntax) -> Effect {
    switch element.condition {
    case .expression(let expression): return context.package.effects.effect(of: expression)
    case .optionalBinding(let binding):
      return binding.initializer.map { context.package.effects.effect(of: $0.value) } ?? .none
    case .matchingPattern(let matching): return context.package.effects.effect(of: matching.initializer.value)
    case .availability: return .none
    @unknown default: return .any
    }
  }

  /// Whether a mutant of the condition skips the loop as well.
  private func isSkippedByCondition(_ loop: WhileStmtSyntax) -> Bool {
    guard loop.conditions.count == 1, case .expression(let condition)? = loop.conditions.first?.condition,
      let symbol = condition.bare.binarySymbol, ["<", ">", "==", "!=", "&&"].contains(symbol)
    else { return false }
    return context.package.effects.effect(of: condition) != .any
  }

  /// Whether leaving the statement out is the same as another mutant of what is around it.
  private var onlyStatement: Exclusion? {
    guard let item = site.node.as(CodeBlockItemSyntax.self) ?? site.node.enclosing(CodeBlockItemSyntax.self),
      item.isAlone, let owner = item.parent?.parent
    else { return nil }
    // A loop that is skipped still evaluates what it goes over.
    if let loop = site.node.as(ForStmtSyntax.self), context.package.effects.effect(of: loop.sequence) == .any {
      return nil
    }
    if site.node.is(WhileStmtSyntax.self) || site.node.is(RepeatStmtSyntax.self) { return nil }
    let isSame: Bool
    if let closure = owner.as(ClosureExprSyntax.self) {
      isSame =
        closure.calleeName == "forEach" && closure.call?.parent?.is(CodeBlockItemSyntax.self) == true
        && context.package.effects.effect(of: closure.call!.calledExpression) != .any
    } else {
      isSame = owner.parent.map(isCovered) ?? false
    }
    return isSame ? .onlyStatement : nil
  }

  private func isCovered(_ holder: Syntax) -> Bool {
    switch holder.as(SyntaxEnum.self) {
    case .functionDecl, .accessorDecl: return BodySite(holder, in: context)?.result == nil
    case .deferStmt: return true
    case .forStmt(let loop): return context.package.effects.effect(of: loop.sequence) != .any
    case .ifExpr(let branch):
      return branch.elseBody == nil && branch.conditions.map(effect).max() != .any
        && branch.conditions.contains { !$0.condition.is(AvailabilityConditionSyntax.self) }
    default: return false
    }
  }
}

extension SiteDraft.Edit {
  /// Whether a body is made to give back a constant Bool.
  var givesConstant: Bool { ["{ return true }", "{ return false }"].contains(replacement) }
}

extension ConditionElementSyntax.Condition {
  fileprivate func `is`<Node: SyntaxProtocol>(_ type: Node.Type) -> Bool { Syntax(self).is(type) }

  fileprivate func `is`(_ type: ExprSyntax.Type) -> Bool {
    if case .expression = self { true } else { false }
  }
}

extension ConditionElementSyntax {
  /// Whether a Bool stands before it in the same list.
  fileprivate var followsCondition: Bool {
    parent?.as(ConditionElementListSyntax.self)?.contains { other in
      other.position < position && other.condition.is(ExprSyntax.self)
    } ?? false
  }
}

extension ExprSyntax {
  /// Whether the expression is a comparison or connector with mutants of its own, or the negation of one.
  fileprivate var isCompared: Bool {
    if let prefix = bare.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.isCompared
    }
    return ["<", "<=", ">", ">=", "==", "!=", "&&", "||"].contains(bare.binarySymbol ?? "")
  }

  /// Whether a loop goes on for as long as the expression, or an operand of `&&`, holds.
  var isLoopCondition: Bool {
    let holder = parent
    if let loop = holder?.as(RepeatStmtSyntax.self) { return loop.condition.id == id }
    if let list = holder?.parent?.as(ConditionElementListSyntax.self) {
      return list.count == 1 && list.parent?.is(WhileStmtSyntax.self) == true
    }
    return false
  }

  fileprivate var isZero: Bool { self.as(IntegerLiteralExprSyntax.self)?.literal.text == "0" }

  fileprivate var isCountOfElements: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count"
  }
}

extension Syntax {
  /// Whether a body is one comparison or connector.
  fileprivate var givesComparison: Bool {
    let statements: CodeBlockItemListSyntax?
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let function): statements = function.body?.statements
    case .accessorDecl(let accessor): statements = accessor.body?.statements
    case .accessorBlock(let block):
      if case .getter(let items) = block.accessors { statements = items } else { statements = nil }
    default: statements = nil
    }
    guard let statements, statements.count == 1, let only = statements.first else { return false }
    if case .expr(let value) = only.item { return value.isCompared }
    return only.item.as(ReturnStmtSyntax.self)?.expression?.isCompared ?? false
  }
}
