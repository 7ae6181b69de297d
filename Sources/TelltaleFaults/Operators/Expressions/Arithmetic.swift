import SwiftSyntax

extension MutationOperator {
  /// Exchanges an operator of numbers for its inverse; `%` and what may join texts lose their right operand.
  static let arithmetic = MutationOperator(
    name: "arithmetic",
    summary: "A sum becomes a difference, a product a quotient, and back; a remainder, or what is joined, is left out.",
    before: "(width + 2 * margin) % columns",
    after: ["(width - 2 * margin) % columns", "(width + 2 / margin) % columns", "(width + 2 * margin)"],
    site: { node, context in
      guard let site = BinarySite(node, symbols: Set(functions.keys), effects: context.package.effects),
        let infix = node.as(InfixOperatorExprSyntax.self), !infix.keepsLeftAnyway
      else { return nil }
      let symbol = context.slice(site.symbol)
      if symbol == "%" { return leavingRight(of: infix, site, "__telltale_rem", in: context) }
      if symbol == "+", !context.package.kinds.isNumber(infix) {
        return leavingRight(of: infix, site, "__telltale_plus", in: context)
      }
      if symbol == "-", context.package.kinds.mayBeDistance(infix) { return nil }
      guard let (function, replacement) = context.package.numbers.withoutQuotient(symbol, at: node) ?? functions[symbol]
      else { return nil }
      var rewrite = CallRewrite.operands(of: site, function, fallback: infix.fallback)
      rewrite.isFallbackOnly = context.package.overloads([symbol, replacement])
      return SiteDraft(
        range: site.range, edits: [SiteDraft.Edit(range: site.symbol, replacement: replacement)],
        rewrite: .calls(rewrite))
    })
}

private let functions: [String: (function: String, replacement: String)] = [
  "+": ("__telltale_add", "-"), "-": ("__telltale_sub", "+"),
  "*": ("__telltale_mul", "/"), "/": ("__telltale_div", "*"), "%": ("__telltale_rem", ""),
  "&+": ("__telltale_addWrapping", "&-"), "&-": ("__telltale_subWrapping", "&+"),
  "&*": ("__telltale_mulWrapping", "&+"),
]

/// `a + b` becomes `a`, without `b` being evaluated.
private func leavingRight(
  of infix: InfixOperatorExprSyntax, _ site: BinarySite, _ function: String, in context: SiteContext
) -> SiteDraft? {
  // The empty literal's type comes from the other operand, and the closure for that operand can't wait.
  guard !infix.leftOperand.isEmptyLiteral, !infix.rightOperand.mayWait else { return nil }
  var rewrite = CallRewrite.operands(
    of: site, function, extra: "\(site.rightEffect.rawValue), ", fallback: infix.fallback)
  rewrite.isFallbackOnly = context.package.overloads([context.slice(site.symbol)])
  return SiteDraft(
    range: site.range, edits: [SiteDraft.Edit(range: site.range, replacement: context.slice(site.left))],
    rewrite: .calls(rewrite))
}

extension InfixOperatorExprSyntax {
  /// Whether the right operand is the one that changes nothing under the operator: `x + 0`, `x * 1`, `x << 0`.
  var keepsLeftAnyway: Bool {
    let text = rightOperand.bare.trimmedDescription
    guard let symbol = ExprSyntax(self).binarySymbol else { return false }
    let zero: Set = ["+", "-", "&+", "&-", "<<", ">>", "&<<", "&>>", "|", "^", "+=", "-=", "<<=", ">>=", "|=", "^="]
    let one: Set = ["*", "/", "&*", "*=", "/="]
    let empty: Set = ["+", "+="]
    return (zero.contains(symbol) && ["0", "0.0"].contains(text))
      || (one.contains(symbol) && ["1", "1.0"].contains(text))
      || (empty.contains(symbol) && rightOperand.bare.isEmptyLiteral)
  }

  /// The alternatives, unless something in them may wait, which no closure without `await` may.
  var fallback: CallRewrite.Fallback { ExprSyntax(self).mayWait ? .none : .alternatives }
}

extension DeclaredKinds {
  /// Whether the operands are numbers, or a place and a number, as far as one of them says.
  func isNumber(_ infix: InfixOperatorExprSyntax) -> Bool {
    let kinds = [kind(of: infix.leftOperand), kind(of: infix.rightOperand)].compactMap { $0 }
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .number || $0 == .place }
  }

  /// Whether the operands may be two places, which have a distance and no sum.
  func mayBeDistance(_ infix: InfixOperatorExprSyntax) -> Bool {
    let kinds = (kind(of: infix.leftOperand), kind(of: infix.rightOperand))
    return kinds == (.place, .place) || kinds == (.place, nil) || kinds == (nil, .place)
  }
}

extension DeclaredOperators {
  /// Whether the package declares one of the operators for itself, beyond the witness of a conformance.
  func overloads(_ symbols: [String]) -> Bool { symbols.contains(where: overloaded.contains) }
}
