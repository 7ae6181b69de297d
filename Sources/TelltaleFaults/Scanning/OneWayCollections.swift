import SwiftSyntax

/// Tells the sequences that lack what half of the method pairs need, as a generic function or type sees them.
struct OneWayCollections {
  /// What a sequence may lack.
  enum Lack {
    /// It can be gone through from its start only: there is no `last`.
    case end
    /// It is no collection: its parts are of other types than those of collections.
    case parts
  }

  private let package: DeclaredOperators
  private let scope: GenericScope
  /// The protocols of which one says that it is a sequence at all, and those of which one says that it lacks nothing.
  private let forward: Set<String>
  private let both: Set<String>

  init(around node: some SyntaxProtocol, in package: DeclaredOperators, lacking lack: Lack) {
    self.package = package
    scope = GenericScope(around: node, in: package.types)
    let sequences: Set = ["Sequence", "LazySequenceProtocol"]
    let collections: Set = [
      "Collection", "MutableCollection", "RangeReplaceableCollection", "LazyCollectionProtocol",
    ]
    let complete: Set = [
      "BidirectionalCollection", "RandomAccessCollection", "StringProtocol", Requirements.same,
    ]
    switch lack {
    case .end: (forward, both) = (sequences.union(collections), complete)
    case .parts: (forward, both) = (sequences, complete.union(collections))
    }
  }

  /// Whether an expression is known to be such a sequence.
  func holds(_ expression: ExprSyntax, depth: Int = 6) -> Bool {
    guard depth > 0 else { return false }
    func holds(_ inner: ExprSyntax) -> Bool { self.holds(inner, depth: depth - 1) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.unquoted
      if name == "self" { return isOneWay(parameter: "Self") }
      switch LocalDeclaration(of: name, at: reference) {
      case .type(let type): return isOneWay(type)
      case .value(let value): return holds(value)
      case .element, .unknown: return false
      case nil: return isDeclared(name)
      }
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.unquoted
      if let base = access.base, Self.keeping.contains(name) { return holds(base) }
      return isDeclared(name)
    case .functionCallExpr(let call):
      return call.calledExpression.is(MemberAccessExprSyntax.self)
        || call.calledExpression.is(DeclReferenceExprSyntax.self)
        ? holds(call.calledExpression) : false
    case .subscriptCallExpr(let call):
      return call.arguments.first?.expression.isPart == true && holds(call.calledExpression)
    case .tupleExpr: return expression.bare.is(TupleExprSyntax.self) ? false : holds(expression.bare)
    case .tryExpr, .awaitExpr, .unsafeExpr: return holds(expression.withoutMarks)
    case .forceUnwrapExpr(let unwrapping): return holds(unwrapping.expression)
    case .optionalChainingExpr(let chaining): return holds(chaining.expression)
    default: return false
    }
  }

  /// The members of a collection that are such a collection where it is one.
  private static let keeping: Set = [
    "indices", "lazy", "dropFirst", "dropLast", "drop", "prefix", "suffix", "self",
  ]

  private func isDeclared(_ name: String) -> Bool {
    package.kinds.declared[name]?.contains(where: isOneWay) ?? false
  }

  private func isOneWay(parameter name: String) -> Bool {
    guard let names = scope.requirements(of: name) else { return false }
    return !names.isDisjoint(with: forward) && names.isDisjoint(with: both)
  }

  private func isOneWay(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier):
      let name = identifier.name.text
      if scope.requirements(of: name) != nil { return isOneWay(parameter: name) }
      return isOneWay(declared: name, identifier.genericArgumentClause)
    case .memberType(let member):
      if isOneWay(declared: member.name.text, member.genericArgumentClause) { return true }
      let name = type.trimmedDescription
      guard ["SubSequence", "Indices"].contains(member.name.text) else { return false }
      return scope.requirements(of: name) == nil ? isOneWay(member.baseType) : isOneWay(parameter: name)
    case .someOrAnyType(let opaque):
      let names = package.types.refined(Set(opaque.constraint.requiredNames))
      return !names.isDisjoint(with: forward) && names.isDisjoint(with: both)
    case .attributedType(let attributed): return isOneWay(attributed.baseType)
    case .optionalType(let optional): return isOneWay(optional.wrappedType)
    default: return false
    }
  }

  /// Whether a type of the package is such a sequence, given its arguments.
  private func isOneWay(declared name: String, _ clause: GenericArgumentClauseSyntax?) -> Bool {
    guard let own = package.types.conformances(ofDeclared: name), !own.isDisjoint(with: forward),
      own.isDisjoint(with: both)
    else { return false }
    guard package.types.mayConform(name, to: both) else { return true }
    return clause?.arguments.contains { argument in
      argument.argument.as(TypeSyntax.self).map(isOneWay) ?? false
    } ?? false
  }
}

extension ExprSyntax {
  /// Whether a subscript with this argument may be a part of a collection, and not an element of it.
  fileprivate var isPart: Bool {
    let value = bare
    if value.isRange { return true }
    let symbol =
      value.as(PostfixOperatorExprSyntax.self)?.operator.text ?? value.as(PrefixOperatorExprSyntax.self)?.operator.text
    if let symbol { return symbol == "..." || symbol == "..<" }
    let text = value.trimmedDescription
    if case .type(let type)? = LocalDeclaration(of: text, at: self) {
      return type.trimmedDescription.contains("Range<")
    }
    return text.lowercased().hasSuffix("range")
  }
}
