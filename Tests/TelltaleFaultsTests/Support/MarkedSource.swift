import SwiftParser
import SwiftSyntax
import Telltale
import Testing

@testable import TelltaleFaults

/// A source text with the mutants expected of it: each line `//~ ORIGINAL => REPLACEMENT` stands under the line that the
/// mutant is on. A body of several lines is written by its first line and `...`.
struct MarkedSource {
  var text: String
  /// By line of the text without the marks.
  var expected: [Int: [String]] = [:]

  init(_ marked: String) {
    var lines: [String] = []
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("//~ ") {
        expected[lines.count, default: []].append(String(bare.dropFirst(4)))
      } else {
        lines.append(line)
      }
    }
    text = lines.joined(separator: "\n")
  }
}

/// Conditions that every test can count on.
let testConditions = BuildConditions(
  customConditions: ["DEBUG"], operatingSystem: "Linux", architecture: "x86_64", languageMode: [6],
  compiler: [6, 1])

/// A finder for a package of these files alone.
func finder(_ operators: [MutationOperator], _ files: SourceFile...) -> FaultFinder {
  FaultFinder(
    operators: operators, conditions: testConditions, packageOperators: DeclaredOperators(scanning: files))
}

/// Checks that the operators find the marked mutants and no others, and that what they write can be parsed.
func expectMutants(
  _ operators: MutationOperator..., in marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let file = SourceFile(path: "Sources/Shop/Cart.swift", text: source.text)
  let finder = finder(operators, file)
  let mutants = finder.mutants(in: file)
  var found: [Int: [String]] = [:]
  for mutant in mutants where mutant.fault.status != .ignored {
    found[mutant.fault.line, default: []].append("\(mutant.fault.original.abbreviated) => \(mutant.fault.replacement)")
    #expect(source.text.slice(mutant.range) == mutant.fault.original, sourceLocation: sourceLocation)
    expectParses(handEdited(file, mutant), sourceLocation: sourceLocation)
  }
  for line in Set(found.keys).union(source.expected.keys).sorted() {
    #expect(found[line] ?? [] == source.expected[line] ?? [], "line \(line)", sourceLocation: sourceLocation)
  }
  for form in [Form.call, .choice] {
    let forms = Dictionary(uniqueKeysWithValues: mutants.map { ($0.fault.id, form) })
    let instrumented = Instrumenter(finder: finder).instrument(file, mutants: mutants, base: 1, forms: forms)
    expectParses(instrumented.text, sourceLocation: sourceLocation)
    expectSameLines(file.text, instrumented, sourceLocation: sourceLocation)
  }
}

/// Checks what the first mutants of a one-line source are compiled in as, numbered from 1.
func expectRewrite(
  _ operators: MutationOperator..., of source: String, to expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let file = SourceFile(path: "Sources/Shop/Cart.swift", text: source)
  let finder = finder(operators, file)
  let instrumented = Instrumenter(finder: finder).instrument(file, mutants: finder.mutants(in: file), base: 1)
  #expect(instrumented.text == expected + "\npublic import TelltaleRuntime\n", sourceLocation: sourceLocation)
  expectParses(instrumented.text, sourceLocation: sourceLocation)
}

/// Checks that a text is Swift.
func expectParses(_ text: String, sourceLocation: Testing.SourceLocation) {
  #expect(!Parser.parse(source: text).hasError, "does not parse:\n\(text)", sourceLocation: sourceLocation)
}

/// Checks that every line kept its number: all of the original's tokens but the exchanged operators are where they were.
private func expectSameLines(
  _ original: String, _ instrumented: InstrumentedFile, sourceLocation: Testing.SourceLocation
) {
  let added = instrumented.compiled.isEmpty ? 0 : 1
  let end = original.hasSuffix("\n") || instrumented.compiled.isEmpty ? 0 : 1
  func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
  #expect(lines(instrumented.text) == lines(original) + added + end, sourceLocation: sourceLocation)
}

extension String {
  fileprivate var abbreviated: String {
    let lines = split(separator: "\n")
    return lines.count > 1 ? lines[0] + "..." : self
  }
}
