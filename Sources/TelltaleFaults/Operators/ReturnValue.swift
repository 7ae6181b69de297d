import SwiftSyntax

extension MutationOperator {
  /// Gives back a plain value of the declared type, whatever the arguments.
  static let returnValue = MutationOperator(
    name: "return-value",
    summary: "A function or getter gives back a plain value of its type: true, false, 0, 1, \"\", nil, [].",
    before: "func names() -> [String] { people.map(\\.name) }", after: ["func names() -> [String] { return [] }"],
    site: { node, context in
      guard let body = BodySite(node, in: context), let type = body.result, !type.isOpaque,
        let returns = ImplicitReturns(body.statements, in: context)
      else { return nil }
      let given = returns.only.map(PlainValues.normalized)
      let values = PlainValues.values(of: type).filter { PlainValues.normalized($0) != given }
      guard !values.isEmpty else { return nil }
      return SiteDraft(
        range: body.range,
        edits: values.map { SiteDraft.Edit(range: body.range, replacement: "{ return \($0) }") },
        rewrite: .body(
          BodyRewrite(range: body.range, head: body.head, returns: returns.offsets, values: values)))
    })
}

extension TypeSyntax {
  /// Whether what is given back says what the type is, as in `(some Collection)?`.
  fileprivate var isOpaque: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } }
}

/// Where a body gives back a value without saying `return`, which it must say once it has a second statement.
private struct ImplicitReturns {
  private(set) var offsets: [Int] = []
  /// The text of the value, where the body is nothing else.
  private(set) var only: String?

  /// Nil where the body may be a result builder's, whose statements are values.
  init?(_ statements: CodeBlockItemListSyntax, in context: SiteContext) {
    let explicit = ReturnCount(statements).count
    guard statements.count == 1, let statement = statements.first else {
      guard
        explicit > 0
          || statements.last.map({ $0.item.is(ThrowStmtSyntax.self) || $0.callsNever(context.package) }) == true
      else { return nil }
      return
    }
    if let value = statement.item.as(ReturnStmtSyntax.self)?.expression {
      only = value.trimmedDescription
    } else if case .expr(let value) = statement.item {
      only = value.trimmedDescription
    }
    addImplicit(in: statements, hasExplicit: explicit > 0)
  }

  private mutating func addImplicit(in statements: CodeBlockItemListSyntax, hasExplicit: Bool) {
    guard statements.count == 1, let statement = statements.first else { return }
    switch statement.item {
    case .expr(let value): offsets.append(value.trimmedOffsets.lowerBound)
    case .stmt(let statement):
      // An `if` or `switch` that gives back the value of its branches.
      if statement.is(ExpressionStmtSyntax.self), !hasExplicit { offsets.append(statement.trimmedOffsets.lowerBound) }
    case .decl(let declaration):
      guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return }
      for clause in conditional.clauses {
        if case .statements(let inner) = clause.elements { addImplicit(in: inner, hasExplicit: hasExplicit) }
      }
    @unknown default: break
    }
  }
}
