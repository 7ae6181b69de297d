import Telltale
import Testing

@testable import TelltaleFaults

/// Checks that the default set of these operators has the marked mutants and no others, but for those with one of the
/// replacements that are ignored.
func expectDefault(
  _ marked: String, only operators: [MutationOperator] = MutationOperators.standard, ignoring: Set<String> = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let file = SourceFile(path: "A.swift", text: source.text)
  let finder = FaultFinder(
    operators: operators, conditions: testConditions, packageOperators: DeclaredOperators(scanning: [file]),
    isSelective: true)
  let kept = finder.mutants(in: file).filter { $0.exclusion == nil && !ignoring.contains($0.fault.replacement) }
  let found = Dictionary(grouping: kept, by: \.fault.line).mapValues { mutants in
    mutants.map { "\($0.fault.original) => \($0.fault.replacement)" }
  }
  for line in Set(found.keys).union(source.expected.keys).sorted() {
    #expect(
      (found[line] ?? []).sorted() == (source.expected[line] ?? []).sorted(), "line \(line)",
      sourceLocation: sourceLocation)
  }
}
