/// The catalogue of mutation operators.
package enum MutationOperators {
  /// Every operator, in the order in which they are listed.
  package static let all: [MutationOperator] = [
    .relational, .equality, .logical, .logicalSwap, .returnValue, .emptyBody,
    .condition, .binding, .switchCase, .skippedLoop, .loopExit, .removedLoopExit,
    .removedCall, .removedAssignment, .removedDefer, .removedThrow, .cancellation, .unlocked,
    .defaultArgument, .initialValue,
    .arithmetic, .compoundAssignment, .bitwise, .unaryMinus, .rangeBound, .methodPair,
    .negation, .booleanLiteral, .ternary, .nilCoalescing, .optionalChain, .optionalTry,
    .collectionLiteral, .stringLiteral, .integerLiteral,
  ]

  /// Those that are used only when asked for.
  private static let onRequest: Set = [
    MutationOperator.logicalSwap.name, MutationOperator.removedLoopExit.name, MutationOperator.unlocked.name,
    MutationOperator.stringLiteral.name, MutationOperator.integerLiteral.name,
  ]

  /// The operators that are used unless others are asked for: those whose mutants no other operator subsumes.
  package static let standard: [MutationOperator] = all.filter { !onRequest.contains($0.name) }

  /// The operators of these names, in the catalogue's order.
  package static func named(_ names: [String]) throws -> [MutationOperator] {
    let known = all.map(\.name)
    for name in names where !known.contains(name) { throw UnknownOperator(name: name, known: known) }
    return all.filter { names.contains($0.name) }
  }

  /// A name that no operator has.
  package struct UnknownOperator: Error, Equatable {
    package let name: String
    package let known: [String]
  }
}
