import SwiftSyntax

/// The statements and declarations of a file, as offsets.
struct ScopeRanges: Sendable {
  private let ranges: [Range<Int>]

  init(_ tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    ranges = collector.ranges.sorted { $0.count < $1.count }
  }

  /// The statements and declarations that hold an offset, the innermost first.
  func around(_ offset: Int) -> [Range<Int>] {
    ranges.filter { $0.contains(offset) }
  }

  private final class Collector: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      ranges.append(node.trimmedOffsets)
      return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      ranges.append(node.trimmedOffsets)
      return .visitChildren
    }
  }
}
