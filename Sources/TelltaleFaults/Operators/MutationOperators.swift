/// The catalogue of mutation operators.
package enum MutationOperators {
  /// Every operator, in the order in which they are listed.
  package static let all: [MutationOperator] = [
    .relational, .equality, .logical, .logicalSwap, .returnValue, .emptyBody,
  ]

  /// The operators that are used unless others are asked for: those whose mutants no other operator subsumes.
  package static let standard: [MutationOperator] = all.filter { $0.name != MutationOperator.logicalSwap.name }

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
