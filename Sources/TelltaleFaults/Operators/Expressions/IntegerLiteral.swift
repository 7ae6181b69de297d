import SwiftSyntax

extension MutationOperator {
  /// Adds one to a number that is written out. Not in the standard set: of those, most are bounds, steps and sizes that
  /// other operators move too.
  static let integerLiteral = MutationOperator(
    name: "integer-literal", summary: "A whole number is larger by one, or smaller where it may be its type's largest.",
    before: "retries = 3", after: ["retries = 4"],
    site: { node, context in
      guard let literal = node.as(IntegerLiteralExprSyntax.self), let other = literal.neighbour else { return nil }
      let expression = ExprSyntax(literal)
      guard !expression.isDeclaredValue, !expression.isWholeBody, !expression.isMovedByOthers,
        !literal.mayBeTooLarge
      else { return nil }
      let range = literal.trimmedOffsets
      return SiteDraft(
        range: range, edits: [SiteDraft.Edit(range: range, replacement: other)],
        rewrite: .calls(
          CallRewrite(range: range, fallback: .none) { numbered in
            [
              .opening(range.lowerBound, "__telltale_literal(\(numbered.first), "),
              .closing(range.upperBound, ", \(other))"),
            ]
          }))
    })
}

extension IntegerLiteralExprSyntax {
  /// The number beside it, written in the same base; nil where it does not fit into 64 bits.
  fileprivate var neighbour: String? {
    let text = literal.text.filter { $0 != "_" }
    let bases = ["0x": 16, "0o": 8, "0b": 2]
    let head = String(text.prefix(2))
    let (base, digits) = bases[head].map { ($0, text.dropFirst(2)) } ?? (10, text[...])
    guard let value = UInt64(digits, radix: base), value < UInt64.max else { return nil }
    // 127, 255, 65535: one more may be too many.
    let isLargest = value >= 127 && (value & (value + 1)) == 0
    return (base == 10 ? "" : head) + String(isLargest ? value - 1 : value + 1, radix: base)
  }
}

extension ExprSyntax {
  /// Whether it is the bound of a comparison or range, or stands in a long table.
  fileprivate var isMovedByOthers: Bool {
    let moving: Set = ["<", "<=", ">", ">=", "==", "!=", "..<", "..."]
    var node = self
    if let sign = node.parent?.as(PrefixOperatorExprSyntax.self) { node = ExprSyntax(sign) }
    if let symbol = node.parent?.as(ExprSyntax.self)?.binarySymbol, moving.contains(symbol) { return true }
    let tableSize = 16
    return (node.enclosing(ArrayElementListSyntax.self)?.count ?? 0) > tableSize
      || (node.enclosing(DictionaryElementListSyntax.self)?.count ?? 0) > tableSize
  }
}
