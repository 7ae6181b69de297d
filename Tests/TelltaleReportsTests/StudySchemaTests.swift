import Foundation
import Telltale
import TelltaleReports
import Testing

@Suite struct StudySchemaTests {
  private let schema: JSONValue

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Documentation/study.schema.json"))
    schema = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  private func document(_ study: Study) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: StudyJSON.write(study))
  }

  @Test func `studies fit the schema`() throws {
    let studies = [
      ExampleStudies.shop, ExampleStudies.interrupted, ExampleStudies.empty, ExampleStudies.pipeline,
      ExampleStudies.versions,
    ]
    for study in studies {
      #expect(SchemaValidator(root: schema).problems(in: try document(study)) == [])
    }
  }

  /// The schema allows no further keys, so a key that Telltale writes and the schema lacks is a problem.
  @Test func `a key that the schema lacks is a problem`() throws {
    var members = try document(ExampleStudies.shop).members
    members["extra"] = .bool(true)
    #expect(SchemaValidator(root: schema).problems(in: .object(members)) == [".extra: not allowed here"])
  }

  @Test func `answers that contradict themselves do not fit`() throws {
    let answers = try #require(schema["$defs"]?["answer"])
    let validator = SchemaValidator(root: answers)
    #expect(validator.problems(in: .object(["answer": .string("pass")])) == [])
    #expect(validator.problems(in: .object(["answer": .string("fail"), "how": .string("crash")])) == [])
    #expect(validator.problems(in: .object(["answer": .string("fail")])) == [": fits 0 of the alternatives"])
    #expect(
      validator.problems(in: .object(["answer": .string("pass"), "how": .string("crash")]))
        == [": fits 0 of the alternatives"])
    #expect(
      validator.problems(in: .object(["answer": .string("didNotRun"), "how": .string("crash")]))
        == [": fits 0 of the alternatives"])
  }

  @Test func `every key of the schema is written by some study, and described`() throws {
    let studies = [ExampleStudies.shop, ExampleStudies.empty, ExampleStudies.pipeline, ExampleStudies.versions]
    let written = try studies.reduce(into: Set<String>()) {
      $0.formUnion(keys(try document($1)))
    }
    for (path, property) in properties(schema, "") {
      #expect(property["description"]?.text?.isEmpty == false, "\(path) has no description")
      let key = String(path.split(separator: ".").last ?? "")
      #expect(written.contains(key), "\(path) is not written by any study")
    }
  }

  @Test func `the schema's words are those of the types`() throws {
    func words(_ type: String, _ key: String) -> Set<String> {
      Set(schema["$defs"]?[type]?["properties"]?[key]?["enum"]?.elements.compactMap(\.text) ?? [])
    }
    #expect(words("check", "kind") == Set(Check.Kind.allCases.map(\.rawValue)))
    #expect(words("check", "category") == Set(Check.Category.allCases.map(\.rawValue)))
    #expect(words("check", "origin") == Set(Check.Origin.allCases.map(\.rawValue)))
    #expect(words("fault", "kind") == Set(Fault.Kind.allCases.map(\.rawValue)))
    #expect(words("fault", "status") == Set(Fault.Status.allCases.map(\.rawValue)))
    #expect(words("verdict", "separation") == Set(Separation.allCases.map(\.rawValue)))
    #expect(words("verdict", "blindness") == Set(Blindness.allCases.map(\.rawValue)))
    #expect(
      words("answer", "how")
        == Set(Answer.Failure.allCases.map(\.rawValue)).union(Answer.Absence.allCases.map(\.rawValue)))
  }

  private func keys(_ value: JSONValue) -> Set<String> {
    switch value {
    case .object(let members): members.values.reduce(into: Set(members.keys)) { $0.formUnion(keys($1)) }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(keys($1)) }
    default: []
    }
  }

  /// All properties that objects of the schema may have, by path; those in alternatives only narrow others.
  private func properties(_ schema: JSONValue, _ path: String) -> [(path: String, property: JSONValue)] {
    let own = schema["properties"]?.members.map { ("\(path).\($0.key)", $0.value) } ?? []
    let nested = own.flatMap { properties($0.1, $0.0) }
    let definitions = schema["$defs"]?.members.flatMap { properties($0.value, $0.key) } ?? []
    return own + nested + definitions
  }
}
