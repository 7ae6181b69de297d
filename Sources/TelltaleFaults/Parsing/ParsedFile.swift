import SwiftParser
import SwiftOperators
import SwiftSyntax

/// A source file as a tree whose operators are grouped by precedence; positions are those of the text.
struct ParsedFile {
  let source: SourceFile
  let tree: SourceFileSyntax
  let lines: LineTable

  /// Parses a file; the operators that the package declares are known from a scan of all its files.
  init(_ source: SourceFile, operators: OperatorTable) {
    self.source = source
    let parsed = Parser.parse(source: source.text)
    tree = PrecedenceGrouping(operators: operators).visit(parsed)
    lines = LineTable(source.text)
  }
}

/// Groups each sequence of operands and operators by itself.
///
/// A sequence with an operator of unknown precedence, declared by a package that was not scanned, stays a sequence:
/// nothing in it is mutated but what its operands hold.
private final class PrecedenceGrouping: SyntaxRewriter {
  private let operators: OperatorTable

  init(operators: OperatorTable) {
    self.operators = operators
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
    let visited = super.visit(node)
    guard let sequence = visited.as(SequenceExprSyntax.self) else { return visited }
    do {
      return try operators.foldSingle(sequence)
    } catch {
      return visited
    }
  }
}
