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

  package init(left: String, symbol: String, right: String, separating: [Order]) {
    self.left = left
    self.symbol = symbol
    self.right = right
    self.separating = separating
  }
}

/// The comparisons of a source file, found once for all of its faults.
package struct ComparisonTexts: Sendable {
  private struct Place: Sendable {
    var range: Range<Int>
    var left: String
    var comparison: Comparison
    var right: String
  }

  /// By the offset that a fault of theirs begins at: of the comparison, or of its operator.
  private let places: [Int: [Place]]

  package init(in file: SourceFile) {
    let collector = ComparisonCollector(viewMode: .sourceAccurate)
    collector.walk(ParsedFile(file, operators: OperatorTable.standardOperators).tree)
    var places: [Int: [Place]] = [:]
    for infix in collector.found {
      guard let symbol = ExprSyntax(infix).binarySymbol, let comparison = Comparison(rawValue: symbol) else { continue }
      let (left, right) = (infix.leftOperand.trimmedDescription, infix.rightOperand.trimmedDescription)
      guard !left.contains(where: \.isNewline), !right.contains(where: \.isNewline) else { continue }
      for range in [infix.trimmedOffsets, infix.operator.trimmedOffsets] {
        places[range.lowerBound, default: []].append(
          Place(range: range, left: left, comparison: comparison, right: right))
      }
    }
    self.places = places
  }

  /// The comparison that a mutant is a fault of; nil where it is none of ordered values, or not written on one line.
  package func comparison(of mutant: Mutant) -> ComparisonText? {
    guard let place = places[mutant.range.lowerBound]?.first(where: { $0.range == mutant.range }) else { return nil }
    let constant = Bool(mutant.fault.replacement)
    let relation = Comparison(rawValue: mutant.fault.replacement)
    guard constant != nil || relation != nil else { return nil }
    return ComparisonText(
      left: place.left, symbol: place.comparison.rawValue, right: place.right,
      separating: ComparisonText.Order.allCases.filter {
        place.comparison.holds($0) != (constant ?? relation?.holds($0))
      })
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

private final class ComparisonCollector: SyntaxVisitor {
  private(set) var found: [InfixOperatorExprSyntax] = []

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
