import SwiftSyntax

/// The comments of a file that ask for mutants to be left out: `// telltale:ignore [OPERATORS] REASON`.
///
/// Behind code, one counts for its line; alone on a line, for the line or the declaration after it.
struct IgnoreComments {
  private struct Scope {
    var range: Range<Int>
    /// Nil for all.
    var operators: Set<String>?
  }

  private var scopes: [Scope] = []

  init(_ parsed: ParsedFile, operators known: [String]) {
    let text = Array(parsed.source.text.utf8)
    for token in parsed.tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        if case .lineComment(let comment) = piece, let operators = Self.operators(in: comment, known: known) {
          let (line, column) = parsed.lines.position(of: offset)
          let isAlone = text[(offset - column + 1)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
          let range = isAlone ? Self.scope(of: token, in: parsed) : parsed.lines.range(of: line)
          scopes.append(Scope(range: range, operators: operators.isEmpty ? nil : operators))
        }
        offset += piece.sourceLength.utf8Length
      }
    }
  }

  /// Whether an operator's mutant at this offset is to be left out.
  func ignores(_ name: String, at offset: Int) -> Bool {
    scopes.contains { $0.range.contains(offset) && $0.operators?.contains(name) != false }
  }

  /// The operators that a comment names, separated by commas; nil where the comment asks for nothing.
  private static func operators(in comment: String, known: [String]) -> Set<String>? {
    let words = comment.drop(while: { $0 == "/" }).split(whereSeparator: \.isWhitespace)
    guard words.first == "telltale:ignore" else { return nil }
    var named: Set<String> = []
    for word in words.dropFirst() {
      let names = word.split(separator: ",").map(String.init)
      guard !names.isEmpty, names.allSatisfy(known.contains) else { break }
      named.formUnion(names)
      if !word.hasSuffix(",") { break }
    }
    return named
  }

  /// The declaration that begins with a token, or else the token's line.
  private static func scope(of token: TokenSyntax, in parsed: ParsedFile) -> Range<Int> {
    var declaration: Range<Int>?
    var node = Syntax(token)
    while let parent = node.parent, parent.firstToken(viewMode: .sourceAccurate)?.id == token.id {
      if parent.isProtocol((any DeclSyntaxProtocol).self) { declaration = parent.trimmedOffsets }
      node = parent
    }
    let start = token.trimmedOffsets.lowerBound
    return declaration ?? parsed.lines.range(of: parsed.lines.position(of: start).line)
  }
}
