import SwiftOperators
import SwiftSyntax
import Telltale

/// A comparison as it is written, and what one of its faults makes of it.
package struct ComparisonText: Sendable, Hashable {
  /// How the left side stands to the right one.
  package enum Order: Sendable, Hashable, CaseIterable { case less, equal, greater }

  package var left: String
  package var symbol: String
  package var right: String
  /// The orders of the two sides in which the fault gives another value than the comparison.
  package var separating: [Order]

  /// The comparison that a mutant is a fault of; nil where it is none of ordered values, or not written on one line.
  package init?(of mutant: Mutant, in file: SourceFile) {
    let tree = ParsedFile(file, operators: OperatorTable.standardOperators).tree
    let finder = ComparisonFinder(range: mutant.range)
    finder.walk(tree)
    guard let infix = finder.found, let symbol = ExprSyntax(infix).binarySymbol,
      let original = Comparison(rawValue: symbol)
    else { return nil }
    let constant = Bool(mutant.fault.replacement)
    let relation = Comparison(rawValue: mutant.fault.replacement)
    guard constant != nil || relation != nil else { return nil }
    left = infix.leftOperand.trimmedDescription
    right = infix.rightOperand.trimmedDescription
    guard !left.contains(where: \.isNewline), !right.contains(where: \.isNewline) else { return nil }
    self.symbol = symbol
    separating = Order.allCases.filter { original.holds($0) != (constant ?? relation?.holds($0)) }
  }

  package init(left: String, symbol: String, right: String, separating: [Order]) {
    self.left = left
    self.symbol = symbol
    self.right = right
    self.separating = separating
  }
}

extension Comparison {
  fileprivate func holds(_ order: ComparisonText.Order) -> Bool {
    switch self {
    case .less: order == .less
    case .lessOrEqual: order != .greater
    case .greater: order == .greater
    case .greaterOrEqual: order != .less
    case .equal: order == .equal
    case .notEqual: order != .equal
    }
  }
}

/// Finds the operation that a range of the text is, or is the operator of.
private final class ComparisonFinder: SyntaxVisitor {
  private let range: Range<Int>
  private(set) var found: InfixOperatorExprSyntax?

  init(range: Range<Int>) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedOffsets == range || node.operator.trimmedOffsets == range { found = node }
    return found == nil ? .visitChildren : .skipChildren
  }
}
