import Telltale
import Testing

@testable import TelltaleFaults

@Suite struct ComparisonTextTests {
  @Test("Each fault of a comparison differs from it in one order of its sides")
  func orders() throws {
    // By hand: >= and > differ where both are the same; >= and == where the left is more; >= and true where it is less.
    try expect("func f(a: Int) -> Bool { a >= 100 }", [">": .equal, "==": .greater, "true": .less])
    try expect("func f(a: Int) -> Bool { a < 100 }", ["<=": .equal, "!=": .greater, "false": .less])
    try expect("func f(a: Int) -> Bool { a == 100 }", ["<=": .less, ">=": .greater, "false": .equal])
  }

  @Test("Both sides are as they are written, with what binds stronger")
  func sides() throws {
    let texts = try comparisons("func f(a: Int, b: [Int]) -> Bool { a + 1 > b.count * 2 && a < 3 }")
    #expect(texts.map(\.left) == ["a + 1", "a + 1", "a + 1", "a", "a", "a"])
    #expect(texts.map(\.right) == ["b.count * 2", "b.count * 2", "b.count * 2", "3", "3", "3"])
  }

  @Test("A fault of something else is no comparison")
  func others() throws {
    #expect(try comparisons("func f(a: Bool) -> Bool { a && !a }", operators: "logical").isEmpty)
  }

  private func expect(_ source: String, _ orders: [String: ComparisonText.Order]) throws {
    let file = SourceFile(path: "F.swift", text: source)
    let mutants = try finder("relational,equality", file).mutants(in: file)
    #expect(mutants.count == 3)
    let texts = ComparisonTexts(in: file)
    for mutant in mutants {
      let text = try #require(texts.comparison(of: mutant))
      #expect(text.separating == orders[mutant.fault.replacement].map { [$0] }, "\(mutant.fault.replacement)")
    }
  }

  private func comparisons(_ source: String, operators: String = "relational,equality") throws -> [ComparisonText] {
    let file = SourceFile(path: "F.swift", text: source)
    let texts = ComparisonTexts(in: file)
    return try finder(operators, file).mutants(in: file).compactMap { texts.comparison(of: $0) }
  }

  private func finder(_ operators: String, _ file: SourceFile) throws -> FaultFinder {
    TelltaleFaultsTests.finder(try MutationOperators.named(operators.split(separator: ",").map(String.init)), file)
  }
}
