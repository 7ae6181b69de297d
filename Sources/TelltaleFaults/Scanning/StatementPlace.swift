import SwiftSyntax

/// What may be done to a statement, as far as its place decides it.
extension CodeBlockItemSyntax {
  /// Whether the item is a statement beyond doubt: not the value of a body or branch, and not read by a builder.
  func isPlainStatement(in context: SiteContext) -> Bool {
    guard let body = EnclosingBody(around: self, in: context), !body.mayBeBuilt else { return false }
    return !mayBeValue && !body.statements.discardsSelf
  }

  /// Whether the item may be the value of the closure or branch that holds nothing else.
  private var mayBeValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      return false
    }
    if let closure = owner.as(ClosureExprSyntax.self) { return !closure.givesNothing }
    if let clause = owner.as(IfConfigClauseSyntax.self) {
      return clause.enclosing(CodeBlockItemSyntax.self)?.mayBeValue ?? false
    }
    guard let branching = branching else { return false }
    if let branch = branching.as(IfExprSyntax.self), !branch.endsInElse { return false }
    // A statement that is an expression is wrapped; anything else takes the value.
    guard let holder = branching.parent, holder.is(ExpressionStmtSyntax.self) || holder.is(CodeBlockItemSyntax.self)
    else { return true }
    return branching.enclosing(CodeBlockItemSyntax.self)?.mayBeValue ?? true
  }

  /// The whole `if` or `switch` that the item stands in a branch of, directly.
  private var branching: Syntax? {
    guard let owner = parent?.parent else { return nil }
    if let branch = owner.as(SwitchCaseSyntax.self) { return branch.enclosing(SwitchExprSyntax.self).map(Syntax.init) }
    guard var chain = owner.parent?.as(IfExprSyntax.self) else { return nil }
    while let outer = chain.parent?.as(IfExprSyntax.self) { chain = outer }
    return Syntax(chain)
  }

  /// Whether the code is still complete where control goes on behind this item, which now it does not.
  ///
  /// No, where a value or a way out must follow, or where a variable may then not be initialised.
  func mayBePassed(in context: SiteContext) -> Bool {
    guard let body = EnclosingBody(around: self, in: context), !body.mayBeBuilt, !hasUninitialisedLocals,
      body.kind != .initializer || !isInAlternative
    else { return false }
    return endMayBePassed(body)
  }

  private func endMayBePassed(_ body: EnclosingBody) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
    if list.last?.id != id { return true }
    if owner.id == body.node.id || owner.parent?.id == body.node.id {
      guard body.kind == .closure else { return !body.givesValue }
      // What a closure gives back is not written: nothing, where control comes out at its end already.
      return ReturnCount(body.statements).values == 0 && mayEndAnyway
    }
    if let branching {
      guard branching.parent?.is(ExpressionStmtSyntax.self) == true || branching.parent?.is(Self.self) == true,
        let item = branching.enclosing(Self.self)
      else { return false }
      return item.endMayBePassed(body)
    }
    if owner.is(IfConfigClauseSyntax.self) { return owner.enclosing(Self.self)?.endMayBePassed(body) ?? false }
    switch owner.parent?.as(SyntaxEnum.self) {
    case .forStmt, .whileStmt, .repeatStmt: return true
    case .doStmt, .catchClause: return owner.enclosing(Self.self)?.endMayBePassed(body) ?? false
    default: return false
    }
  }

  /// Whether the item is an `if` of which no branch may be taken.
  private var mayEndAnyway: Bool {
    switch item {
    case .expr(let expression): expression.as(IfExprSyntax.self)?.endsInElse == false
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)?.endsInElse == false
    default: false
    }
  }

  /// Whether the item stands in a branch to which there is another one, any of which may be what initialises.
  private var isInAlternative: Bool {
    var inner = Syntax(self)
    while let outer = inner.parent {
      if outer.is(MemberBlockSyntax.self) || outer.is(ClosureExprSyntax.self) { return false }
      if outer.is(SwitchCaseSyntax.self) || outer.is(CatchClauseSyntax.self) { return true }
      if let branch = outer.as(IfExprSyntax.self),
        branch.elseBody != nil || branch.parent?.is(IfExprSyntax.self) == true
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// Whether it is the only one among the statements around it.
  var isAlone: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }

  /// Whether taking the item away leaves a case without a statement.
  var isWholeCase: Bool { isAlone && parent?.parent?.is(SwitchCaseSyntax.self) == true }
}

extension SyntaxProtocol {
  /// Whether a local constant or variable that can be seen from here has no value from its declaration.
  var hasUninitialisedLocals: Bool {
    var inner = Syntax(self)
    while let outer = inner.parent {
      if let list = outer.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < inner.position {
          if item.item.as(VariableDeclSyntax.self)?.isUninitialised == true { return true }
        }
      }
      if outer.is(MemberBlockSyntax.self) { return false }
      inner = outer
    }
    return false
  }

  /// Whether `discard self` stands in it: every way out of such a body must come by one.
  var discardsSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.parent?.is(DiscardStmtSyntax.self) == true }
  }
}

extension VariableDeclSyntax {
  /// Whether some name of it has to be assigned before it is read.
  var isUninitialised: Bool {
    bindings.contains(where: isUninitialised)
  }

  /// Whether the names of one of its bindings have to be assigned before they are read.
  func isUninitialised(_ binding: PatternBindingSyntax) -> Bool {
    guard binding.initializer == nil, binding.accessorBlock == nil else { return false }
    // An optional variable is nil, unless it is written `Optional<T>`.
    return bindingSpecifier.tokenKind == .keyword(.let) || binding.sharedType?.isSugaredOptional != true
  }
}

extension PatternBindingSyntax {
  /// The type written for this binding, or for one behind it in the same declaration: `var a, b: Int`.
  fileprivate var sharedType: TypeSyntax? {
    if let type = typeAnnotation?.type { return type }
    guard let list = parent?.as(PatternBindingListSyntax.self) else { return nil }
    return list.first { $0.position > position && $0.typeAnnotation != nil }?.typeAnnotation?.type
  }
}

extension TypeSyntax {
  /// Whether variables of the type begin as nil.
  var isSugaredOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension IfExprSyntax {
  /// Whether one of the branches is taken in any case.
  fileprivate var endsInElse: Bool {
    switch elseBody {
    case .codeBlock: true
    case .ifExpr(let next): next.endsInElse
    case nil: false
    @unknown default: false
    }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is known to give nothing back.
  fileprivate var givesNothing: Bool {
    if let result = signature?.returnClause?.type { return result.isVoid }
    let known: Set = ["forEach", "async", "asyncAfter"]
    return calleeName.map(known.contains) ?? false
  }
}
