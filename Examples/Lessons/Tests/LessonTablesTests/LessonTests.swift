import Foundation
import LessonTables
import Telltale
import Testing

@Suite("The lessons")
struct LessonTests {
  @Test("on separation give every row and tally of the figures", arguments: try Figures.separation())
  func separation(figures: Figures.Separation) async throws {
    let lesson = try #require(Lesson.separation.first { $0.topic == figures.lesson })
    let parts = try await lesson.parts()

    #expect(parts.map { $0.tables.flatMap(\.lines) } == figures.measurements.map(\.lines))
    #expect(parts.allSatisfy { $0.otherLines.isEmpty })
  }

  @Test("on agreement give every row, tally and other line of the figures", arguments: try Figures.agreement())
  func agreement(figures: Figures.Agreement) async throws {
    let lesson = try #require(Lesson.agreement.first { $0.topic == figures.lesson })
    let parts = try await lesson.parts()

    #expect(parts.map { $0.tables.map(\.lines) } == figures.measurements.map { $0.groups.map(\.lines) })
    #expect(parts.map(\.otherLines) == figures.measurements.map { $0.otherLines ?? [] })
  }

  @Test("are as many as the figures' topics, and so are the measurements and rows")
  func counts() async throws {
    let separation = try Figures.separation()
    let agreement = try Figures.agreement()

    #expect(Lesson.separation.map(\.topic) == separation.map(\.lesson))
    #expect(Lesson.agreement.map(\.topic) == agreement.map(\.lesson))
    #expect(separation.flatMap(\.measurements).count == 39)
    #expect(separation.flatMap(\.measurements).flatMap(\.rows).count == 118)
    #expect(agreement.flatMap(\.measurements).count == 42)
    #expect(agreement.flatMap(\.measurements).flatMap(\.groups).flatMap(\.rows).count == 172)
    #expect(Set(Lesson.all.map(\.name)).count == 34)
  }

  @Test("give the same tables again")
  func repeatable() async throws {
    for lesson in Lesson.all {
      let first = try await lesson.parts().map(\.description)
      let second = try await lesson.parts().map(\.description)
      #expect(first == second, "\(lesson.name)")
    }
  }

  @Test("each mark the lines of their fault")
  func faultLines() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/LessonTables").standardizedFileURL
    for folder in ["Separation", "Agreement"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent(folder).path)
      #expect(files.count == (folder == "Separation" ? 19 : 15))
      for file in files {
        let text = try String(
          contentsOf: sources.appendingPathComponent(folder).appendingPathComponent(file), encoding: .utf8)
        #expect(text.contains("FAULT"), "\(file)")
      }
    }
  }
}

extension Table {
  fileprivate var lines: [String] {
    description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
