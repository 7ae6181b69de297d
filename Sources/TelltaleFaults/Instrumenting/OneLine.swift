import SwiftParser
import SwiftSyntax

/// Writes an expression in one line.
enum OneLine {
  /// The expression without comments and line ends; nil where a line end is part of what it says.
  static func text(of expression: String) -> String? {
    guard expression.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      // A comment to the end of the line would hide what is put behind it.
      return expression.contains("//") ? joined(expression) : expression
    }
    return joined(expression)
  }

  private static func joined(_ expression: String) -> String? {
    var line = ""
    for token in Parser.parse(source: expression).tokens(viewMode: .sourceAccurate) {
      if token.text.contains(where: \.isNewline) || token.endsStatementByLine { return nil }
      if !line.isEmpty, !token.leadingTrivia.isEmpty, line.last != " " { line += " " }
      line += token.text
      if !token.trailingTrivia.isEmpty { line += " " }
    }
    return line.trimmingSuffix(while: { $0 == " " })
  }
}

extension TokenSyntax {
  /// Whether the token begins a statement or conditional region that only a line end sets off from what is before it.
  fileprivate var endsStatementByLine: Bool {
    if case .poundIf = tokenKind { return true }
    guard leadingTrivia.contains(where: \.isNewline) else { return false }
    var node = Syntax(self)
    while let parent = node.parent {
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        return list.first?.id != item.id
      }
      if node.is(SwitchCaseSyntax.self) || node.is(MemberBlockItemSyntax.self) { return true }
      guard parent.firstToken(viewMode: .sourceAccurate)?.id == id else { return false }
      node = parent
    }
    return false
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}
