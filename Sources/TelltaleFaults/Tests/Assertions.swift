import SwiftParser
import SwiftSyntax

/// What a test asserts on, as it is written.
package struct Assertions: Sendable, Hashable {
  /// The first argument of each assertion, in the order of the source, each once; of a comparison its left side.
  package var subjects: [String]

  /// Reads the tests that are declared at these lines, from 1; without the lines where none is.
  package static func ofTests(at lines: Set<Int>, in file: SourceFile) -> [Int: Assertions] {
    let tree = Parser.parse(source: file.text)
    let finder = TestFinder(lines: lines, converter: SourceLocationConverter(fileName: file.path, tree: tree))
    finder.walk(tree)
    return finder.found.compactMapValues { $0.body.map(Assertions.init(in:)) }
  }

  private init(in body: CodeBlockSyntax) {
    let collector = AssertionCollector(viewMode: .sourceAccurate)
    collector.walk(body)
    subjects = collector.subjects.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

private final class TestFinder: SyntaxVisitor {
  private let lines: Set<Int>
  private let converter: SourceLocationConverter
  private(set) var found: [Int: FunctionDeclSyntax] = [:]

  init(lines: Set<Int>, converter: SourceLocationConverter) {
    self.lines = lines
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let name = converter.location(for: node.funcKeyword.positionAfterSkippingLeadingTrivia).line
    for line in start...max(start, name) where lines.contains(line) && found[line] == nil { found[line] = node }
    return .skipChildren
  }
}

private final class AssertionCollector: SyntaxVisitor {
  private(set) var subjects: [String] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["expect", "require"].contains(node.macroName.text) else { return .visitChildren }
    add(node.arguments.first?.expression)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("XCTAssert") || name == "XCTUnwrap"
    else { return .visitChildren }
    add(node.arguments.first?.expression)
    return .skipChildren
  }

  /// The tree is not grouped by precedence: what stands in front of the first operator is the subject.
  private func add(_ expression: ExprSyntax?) {
    guard let expression else { return }
    let subject = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
    let text = subject.trimmedDescription
    if !text.contains(where: \.isNewline), !text.isEmpty { subjects.append(text) }
  }
}
