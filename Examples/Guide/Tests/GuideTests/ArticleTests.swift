import Foundation
import Guide
import Testing

/// What stands between the fences of an article.
struct Block: Sendable, CustomStringConvertible {
  let article: String
  let language: String
  let lines: [String]

  var description: String { "\(article): \(lines.first ?? "")" }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let catalog = root.appendingPathComponent("../../Documentation/Telltale.docc").standardizedFileURL

  static func all(_ language: String) throws -> [Block] {
    let articles = try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter { $0.hasSuffix(".md") }
    return try articles.sorted().flatMap { article in
      let text = try String(contentsOf: catalog.appendingPathComponent(article), encoding: .utf8)
      let sections = text.components(separatedBy: "\n```")
      return stride(from: 1, to: sections.count, by: 2).compactMap { index -> Block? in
        let lines = normalized(sections[index])
        guard lines.first == language else { return nil }
        return Block(
          article: String(article.dropLast(3)), language: language, lines: Array(lines.dropFirst()))
      }
    }
  }

  static func normalized(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  func stands(in lines: [String]) -> Bool {
    lines.indices.contains { lines[$0...].starts(with: self.lines) }
  }
}

@Suite("The articles")
struct ArticleTests {
  @Test("show code that is built here", arguments: try Block.all("swift"))
  func code(block: Block) throws {
    let files = try #require(FileManager.default.enumerator(at: Block.root, includingPropertiesForKeys: nil))
    let sources = try files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }
      .map { Block.normalized(try String(contentsOf: $0, encoding: .utf8)) }

    #expect(sources.contains { block.stands(in: $0) }, "\(block.lines.joined(separator: "\n"))")
  }

  @Test("show what the code prints", arguments: try Block.all("text"))
  func output(block: Block) async throws {
    var outputs: [[String]] = []
    for example in Example.all {
      var output = ""
      try await example.run { output += "\($0)\n" }
      outputs.append(Block.normalized(output))
    }

    #expect(outputs.contains { block.stands(in: $0) }, "\(block.lines.joined(separator: "\n"))")
  }
}
