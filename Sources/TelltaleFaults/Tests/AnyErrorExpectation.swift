import SwiftParser
import SwiftSyntax

/// An expectation that any error meets, whichever it is.
package enum AnyErrorExpectation {
  /// The first one in the source of a test, as it is spelt; nil where there is none.
  ///
  /// `XCTAssertThrowsError` without a handler, `throws: (any Error).self`, and `try?`, which makes nil of every error.
  package static func first(in text: String) -> String? {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    private(set) var found: String?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.trimmedDescription
      let handles =
        node.trailingClosure != nil
        || node.arguments.dropFirst().contains { $0.expression.is(ClosureExprSyntax.self) }
      if name == "XCTAssertThrowsError", !handles { found = found ?? name }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      let thrown = node.arguments.first { $0.label?.text == "throws" }?.expression.trimmedDescription
      if let thrown, ["(any Error).self", "Error.self", "(any Swift.Error).self"].contains(thrown) {
        found = found ?? "#\(node.macroName.text)(throws: \(thrown))"
      }
      return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark { found = found ?? "try?" }
      return .visitChildren
    }
  }
}
