import SwiftSyntax

extension MutationOperator {
  /// Leaves out the sign of a number.
  static let unaryMinus = MutationOperator(
    name: "unary-minus", summary: "A number keeps its sign.",
    before: "-offset", after: ["offset"],
    site: { node, context in
      guard let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-",
        !["0", "0.0"].contains(prefix.expression.trimmedDescription),
        prefix.expression.as(IntegerLiteralExprSyntax.self)?.mayBeTooLarge != true,
        !prefix.expression.is(IntegerLiteralExprSyntax.self) || context.package.numbers.haveSigns(at: node)
      else { return nil }
      let range = prefix.trimmedOffsets
      return SiteDraft(
        range: range,
        edits: [SiteDraft.Edit(range: range, replacement: context.slice(prefix.expression.trimmedOffsets))],
        rewrite: .calls(
          .prefix(
            range, symbol: prefix.operator.trimmedOffsets, "__telltale_minus",
            fallback: ExprSyntax(prefix).mayWait ? .none : .alternatives)))
    })
}

extension IntegerLiteralExprSyntax {
  /// Whether it is one more than the largest number of a type, and so of that type only with a sign.
  var mayBeTooLarge: Bool {
    ["128", "32768", "2147483648", "9223372036854775808"].contains(literal.text.filter { $0 != "_" })
  }
}
