import Foundation
import Testing

/// Measures `Examples/ShopLessons` with the built program, and holds its tables against the course's figures.
@Suite struct ShopLessonsTests {
  private struct Figures: Decodable {
    struct Row: Decodable {
      let check, correct, faulty, separation: String
      let correctAnswer, faultyAnswer: String?

      /// As the package's script prints it. A step that did not run has no answer; what is shown of it is why.
      var line: String {
        "\(check) | correct=\(correctAnswer ?? correct) faulty=\(faultyAnswer ?? faulty) -> \(separation)"
      }
    }

    struct Measurement: Decodable {
      let rows: [Row]
      let tally: [String: Int]

      var lines: [String] {
        let names = ["separating", "blind", "noisy", "inverted", "outside-category"]
        return rows.map(\.line) + names.compactMap { name in tally[name].map { "\(name): \($0)" } }
      }
    }

    let lesson: String
    let measurements: [Measurement]
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private func figures() throws -> [Figures] {
    let file = Self.root.appendingPathComponent("Examples/Lessons/Tests/LessonTablesTests/Figures/separation.json")
    return try JSONDecoder().decode([Figures].self, from: Data(contentsOf: file))
  }

  private func run(_ command: [String], in folder: String) async throws -> BuiltTelltale.Outcome {
    try await BuiltTelltale(at: "/usr/bin/env").run(arguments: command, in: folder)
  }

  @Test func `all tables of the course come out of real tests, tools and pipelines`() async throws {
    let copy = try FixtureCopy(at: "Examples/ShopLessons")
    let telltale = try BuiltTelltale().path
    let outcome = try await run(["swift", "Scripts/lessons.swift", "--telltale", telltale], in: copy.folder)
    try #require(outcome.status == 0, "\(outcome.errors)")

    let tables = outcome.output.components(separatedBy: "\n\n").map { $0.split(separator: "\n").map(String.init) }
      .filter { !$0.isEmpty }
    let expected = try figures().flatMap { lesson in
      lesson.measurements.enumerated().map { ("\(lesson.lesson), \($0 + 1) of \(lesson.measurements.count)", $1) }
    }
    #expect(tables.count == 39 && expected.count == 39)
    for (table, (title, measurement)) in zip(tables, expected) {
      #expect(table[0].hasPrefix("\(title): "))
      #expect(Array(table.dropFirst()) == measurement.lines, "\(title)")
    }
    #expect(expected.reduce(0) { $0 + $1.1.rows.count } == 118)
  }

  @Test func `every patch has a subject, applies by itself, and belongs to a row`() async throws {
    let copy = try FixtureCopy(at: "Examples/ShopLessons")
    let faults = try FileManager.default.contentsOfDirectory(atPath: copy.folder + "/faults").sorted()
    #expect(faults.count == 25)
    let map = try copy.text("lessons.json")
    for fault in faults {
      #expect(try copy.text("faults/\(fault)").hasPrefix("Subject: "))
      let outcome = try await run(["git", "apply", "--check", "faults/\(fault)"], in: copy.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(map.contains("\"fault\": \"\(fault.replacing(".patch", with: ""))\""), "\(fault)")
    }
  }
}
