import SwiftSyntax

extension MutationOperator {
  /// Takes the other kind of upper bound for a range.
  ///
  /// The two kinds are of different types: ranges are left alone where their type may be seen.
  static let rangeBound = MutationOperator(
    name: "range-bound", summary: "A range up to a bound goes through it, and the other way round.",
    before: "for index in 0..<count { visit(index) }", after: ["for index in 0...count { visit(index) }"],
    site: { node, context in
      if let prefix = node.as(PrefixOperatorExprSyntax.self) { return oneSided(prefix, in: context) }
      guard let site = BinarySite(node, symbols: ["..<", "..."], effects: context.package.effects),
        let infix = node.as(InfixOperatorExprSyntax.self), let use = RangeUse(of: ExprSyntax(infix)),
        !context.package.overloads(["..<", "..."])
      else { return nil }
      let isClosed = context.slice(site.symbol) == "..."
      let rewrite = CallRewrite(range: site.range, fallback: .none) { numbered in
        let head =
          switch use {
          case .elements: isClosed ? "__telltale_through(\(numbered.first), " : "__telltale_upTo(\(numbered.first), "
          case .bounds: "__telltale_bounds(\(numbered.first), \(isClosed), "
          }
        return argumentEdits(of: site, opening: head, closing: ")")
      }
      return SiteDraft(
        range: site.range, edits: [SiteDraft.Edit(range: site.symbol, replacement: isClosed ? "..<" : "...")],
        rewrite: .calls(rewrite))
    })
}

private func oneSided(_ prefix: PrefixOperatorExprSyntax, in context: SiteContext) -> SiteDraft? {
  let symbol = prefix.operator.text
  guard symbol == "..<" || symbol == "...", RangeUse(of: ExprSyntax(prefix)) == .bounds,
    !context.package.overloads(["..<", "..."])
  else { return nil }
  let (range, place) = (prefix.trimmedOffsets, prefix.operator.trimmedOffsets)
  return SiteDraft(
    range: range, edits: [SiteDraft.Edit(range: place, replacement: symbol == "..." ? "..<" : "...")],
    rewrite: .calls(
      CallRewrite(range: range, fallback: .none) { numbered in
        [
          .replacing(place, "__telltale_bounds(\(numbered.first), \(symbol == "..."), "),
          .closing(range.upperBound, ")"),
        ]
      }))
}

/// What is done with a range in a place where either kind will do.
private enum RangeUse {
  /// Its elements are counted through.
  case elements
  /// Its bounds are looked at.
  case bounds

  /// Nil where the range's type may be seen.
  init?(of range: ExprSyntax) {
    var node = range
    while let outer = node.parent?.parent?.parent?.as(TupleExprSyntax.self), outer.elements.count == 1 {
      node = ExprSyntax(outer)
    }
    guard let parent = node.parent else { return nil }
    if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == node.id {
      self = .elements
    } else if let argument = parent.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self)
    {
      let call = list.parent?.as(FunctionCallExprSyntax.self)
      let takesBounds: Set = ["removeSubrange", "replaceSubrange"]
      guard
        argument.label == nil && list.count == 1 && list.parent?.is(SubscriptCallExprSyntax.self) == true
          || list.first?.id == argument.id && takesBounds.contains(call?.methodName ?? "")
      else { return nil }
      self = .bounds
    } else if let access = parent.as(MemberAccessExprSyntax.self),
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      if access.declName.baseName.text == "contains", call.trailingClosure == nil, call.arguments.first?.label == nil {
        self = .bounds
      } else if Self.counting.contains(access.declName.baseName.text) {
        self = .elements
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  private static let counting: Set = ["map", "compactMap", "flatMap", "forEach", "filter", "reduce", "allSatisfy"]
}

extension FunctionCallExprSyntax {
  /// The name of the method that is called on something.
  var methodName: String? {
    calledExpression.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? nil : $0.declName.baseName.text }
  }
}
