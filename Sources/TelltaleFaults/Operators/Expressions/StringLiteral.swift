import SwiftSyntax

extension MutationOperator {
  /// Empties a text. Not in the standard set: most texts are for people to read, and few tests read them.
  static let stringLiteral = MutationOperator(
    name: "string-literal", summary: "A text of two characters or more is empty.",
    before: "title = \"Basket\"", after: ["title = \"\""],
    site: { node, context in
      guard let literal = node.as(StringLiteralExprSyntax.self) else { return nil }
      let expression = ExprSyntax(literal)
      guard literal.mayBeEmptied, !expression.isDeclaredValue, !expression.isWholeBody, !expression.isMessage,
        !expression.mayWait
      else { return nil }
      let range = literal.trimmedOffsets
      let isPlain = literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      let plain = CallRewrite(range: range, fallback: .none) { numbered in
        [
          .opening(range.lowerBound, "__telltale_literal(\(numbered.first), "),
          .closing(range.upperBound, ", \"\")"),
        ]
      }
      return SiteDraft(
        range: range, edits: [SiteDraft.Edit(range: range, replacement: "\"\"")],
        rewrite: .calls(isPlain ? plain : .alternatives(range)))
    })
}

extension StringLiteralExprSyntax {
  /// Whether it is no single character, which may be of a type that has no empty value.
  fileprivate var mayBeEmptied: Bool {
    if segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) { return true }
    let text = segments.map(\.trimmedDescription).joined()
    if text.hasPrefix("\\") && !text.dropFirst(2).contains("\\") { return text.count > 2 && !text.hasPrefix("\\u") }
    return text.count > 1
  }
}

extension ExprSyntax {
  /// Whether it is what a failed precondition or a log would say.
  fileprivate var isMessage: Bool {
    guard let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let said: Set = [
      "fatalError", "preconditionFailure", "precondition", "assert", "assertionFailure", "print", "debugPrint", "NSLog",
      "trace", "debug", "info", "notice", "warning", "error", "critical", "log",
    ]
    return said.contains(call.calleeName ?? "")
  }
}
