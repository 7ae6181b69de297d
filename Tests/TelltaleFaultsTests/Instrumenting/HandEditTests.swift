import Telltale
import Testing

@testable import TelltaleFaults

@Suite struct HandEditTests {
  @Test(
    "A closure whose highest parameter the edit takes away goes on naming it",
    arguments: [
      ("let a = b.contains { $0 == 1 }", "$0 == 1", "true", "let a = b.contains { _ = $0; return true }"),
      ("b.sort { $0.x && $1.y }", "$0.x && $1.y", "$0.x", "b.sort { _ = $1; return $0.x }"),
      ("b.map { c($0); return $0 > 1 }", "$0 > 1", "false", "b.map { c($0); return false }"),
      ("b.map { let d = $0 == 1; return d }", "$0 == 1", "true", "b.map { _ = $0; let d = true; return d }"),
      ("b.forEach { c += $0 }", "c += $0", "", "b.forEach { _ = $0  }"),
      ("b.each { c($0); d($1) }", "d($1)", "", "b.each { _ = $1; c($0);  }"),
      ("b.map { x in x == 1 }", "x == 1", "true", "b.map { x in true }"),
      ("b.map { c.map { $0 == 1 } }", "$0 == 1", "true", "b.map { c.map { _ = $0; return true } }"),
      ("if a == 1 {}", "a == 1", "true", "if true {}"),
    ])
  func lostParameters(source: String, original: String, replacement: String, expected: String) throws {
    let range = try #require(source.firstRange(of: original))
    let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    let mutant = Mutant(
      fault: .init(
        id: "f", kind: .mutant, operator: "x", file: "A.swift", line: 1, column: 1, original: original,
        replacement: replacement),
      range: start..<start + original.utf8.count)
    #expect(handEdited(SourceFile(path: "A.swift", text: source), mutant) == expected)
  }
}
