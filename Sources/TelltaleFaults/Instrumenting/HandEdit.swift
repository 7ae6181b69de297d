import SwiftParser
import SwiftSyntax
import Telltale

/// The file as a person would have edited it to make the mutant: what the slow way of measuring builds.
///
/// A closure without a list of parameters has as many as the highest `$n` in it says. Where the edit takes that one
/// away, the closure goes on naming it, or it would not compile any more.
package func handEdited(_ file: SourceFile, _ mutant: Mutant) -> String {
  let text = Array(file.text.utf8)
  var edited = Array(text[..<mutant.range.lowerBound])
  edited += Array(mutant.fault.replacement.utf8)
  edited += text[mutant.range.upperBound...]
  if let lost = LostParameter(in: file, at: mutant.range, edited: String(decoding: edited, as: UTF8.self)) {
    edited.insert(contentsOf: Array(lost.mention.utf8), at: lost.offset)
  }
  return String(decoding: edited, as: UTF8.self)
}

/// The highest parameter of a closure that an edit takes away.
private struct LostParameter {
  /// Where the closure's statements begin, before the edit and after it.
  let offset: Int
  /// What names the parameter again.
  let mention: String

  /// Nil where the edit takes none away.
  init?(in file: SourceFile, at range: Range<Int>, edited: String) {
    guard let before = Self.closure(in: file.text, around: range.lowerBound),
      let highest = Self.highestParameter(of: before),
      let after = Self.closure(in: edited, around: range.lowerBound),
      Self.highestParameter(of: after) ?? -1 < highest
    else { return nil }
    guard let first = after.statements.first else {
      offset = after.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      mention = " _ = $\(highest)"
      return
    }
    offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
    // A closure of several statements gave back nothing by itself, and still does not.
    let isExpression =
      before.statements.count == 1 && after.statements.count == 1 && first.item.is(ExprSyntax.self)
    mention = "_ = $\(highest); " + (isExpression ? "return " : "")
  }

  /// The innermost closure around an offset that has no list of parameters.
  private static func closure(in text: String, around offset: Int) -> ClosureExprSyntax? {
    let tree = Parser.parse(source: text)
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure.signature == nil ? closure : nil }
      node = current.parent
    }
    return nil
  }

  /// The number of the highest `$n` in a closure, those of closures inside it left out.
  private static func highestParameter(of closure: ClosureExprSyntax) -> Int? {
    let collector = ParameterCollector(viewMode: .sourceAccurate)
    collector.walk(closure.statements)
    return collector.highest
  }
}

private final class ParameterCollector: SyntaxVisitor {
  private(set) var highest: Int?

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let name) = node.baseName.tokenKind, let number = Int(name.dropFirst()) {
      highest = max(highest ?? number, number)
    }
    return .visitChildren
  }

  // A closure without a list of parameters has its own `$n`; in one with a list, `$n` is not allowed.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
