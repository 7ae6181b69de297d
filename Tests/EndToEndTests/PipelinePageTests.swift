import Foundation
import TelltaleRunner
import Testing

/// Holds the page on pipelines, its schema and the reader of pipeline files together.
@Suite struct PipelinePageTests {
  private let page: String
  private let schema: JSONValue

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Documentation")
    page = try String(contentsOf: root.appendingPathComponent("pipeline.md"), encoding: .utf8)
    schema = try JSONDecoder().decode(
      JSONValue.self, from: Data(contentsOf: root.appendingPathComponent("pipeline.schema.json")))
  }

  private var examples: [Data] {
    page.components(separatedBy: "```json5\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first.map { Data($0.utf8) }
    }
  }

  @Test func `every file on the page is read, and fits the schema`() throws {
    #expect(examples.count == 6)
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    for example in examples {
      _ = try PipelineFile.definition(example, file: "page")
      let document = try decoder.decode(JSONValue.self, from: example)
      #expect(SchemaValidator(root: schema).problems(in: document) == [])
    }
  }

  @Test func `the keys of the schema are those that are read`() throws {
    let places: [(definition: String?, file: String)] = [
      (nil, "{ steps: [{ name: 'a', command: 'b' }], no: 1 }"),
      ("step", "{ steps: [{ name: 'a', command: 'b', no: 1 }] }"),
      ("machine", "{ steps: [{ name: 'a', command: 'b' }], machines: [{ no: 1 }] }"),
      ("order", "{ steps: [{ name: 'a', command: 'b' }], orders: [{ no: 1 }] }"),
      ("channel", "{ steps: [{ name: 'a', command: 'b' }], channels: [{ no: 1 }] }"),
    ]
    for (name, file) in places {
      let object = name.flatMap { schema["$defs"]?[$0] } ?? schema
      let error = #expect(throws: PipelineFileError.self) {
        try PipelineFile.definition(Data(file.utf8), file: "f")
      }
      guard case .unknownKey(_, _, _, _, let known)? = error else {
        Issue.record("\(name ?? "file"): \(String(describing: error))")
        continue
      }
      #expect(Set(known) == Set(object["properties"]?.members.keys.map(\.self) ?? []), "\(name ?? "file")")
    }
  }
}
