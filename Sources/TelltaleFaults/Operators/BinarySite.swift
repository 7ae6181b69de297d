import SwiftSyntax

/// A binary operator with its operands, as offsets in the file.
struct BinarySite: Sendable {
  var range: Range<Int>
  var left: Range<Int>
  var symbol: Range<Int>
  var right: Range<Int>
  /// Whether the operands need parentheses as arguments: `f(a < b, c > (d))` reads as generic arguments.
  var parenthesizeLeft: Bool
  var parenthesizeRight: Bool
  /// What evaluating the operands may do.
  var leftEffect: Effect
  var rightEffect: Effect

  /// The parts of an expression; nil where it is no binary operator among `symbols`.
  init?(_ node: Syntax, symbols: Set<String>, effects: NamedEffects) {
    guard let infix = node.as(InfixOperatorExprSyntax.self),
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, symbols.contains(name)
    else { return nil }
    range = infix.trimmedOffsets
    left = infix.leftOperand.trimmedOffsets
    symbol = infix.operator.trimmedOffsets
    right = infix.rightOperand.trimmedOffsets
    parenthesizeLeft = infix.leftOperand.holdsLessThan
    parenthesizeRight = infix.rightOperand.holdsLessThan
    leftEffect = effects.effect(of: infix.leftOperand)
    rightEffect = effects.effect(of: infix.rightOperand)
  }
}

extension ExprSyntax {
  /// Whether a `<` stands in the expression outside all brackets.
  fileprivate var holdsLessThan: Bool {
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
    return infix.operator.trimmedDescription == "<" || infix.leftOperand.holdsLessThan
      || infix.rightOperand.holdsLessThan
  }

  /// The infix operator's symbol, if the expression is one.
  var binarySymbol: String? {
    self.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}
