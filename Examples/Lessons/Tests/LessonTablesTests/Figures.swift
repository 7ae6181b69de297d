import Foundation

/// The figures that the lessons have to reproduce.
enum Figures {
  struct Separation: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let check, correct, faulty, separation: String
      let correctAnswer, faultyAnswer: String?

      var line: String {
        let answers = (correctAnswer.map { "/\($0)" } ?? "", faultyAnswer.map { "/\($0)" } ?? "")
        return "\(check) | correct=\(correct)\(answers.0) faulty=\(faulty)\(answers.1) -> \(separation)"
      }
    }

    struct Measurement: Decodable, Sendable {
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

  struct Agreement: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let event, screen, field, model, shown, agreement: String
      var line: String { "\(event) | \(screen).\(field): model=\(model) screen=\(shown) -> \(agreement)" }
    }

    struct Group: Decodable, Sendable {
      let rows: [Row]
      let tally: [String: Int]

      var lines: [String] {
        let names = ["matching", "stale", "missing", "leftover"]
        return rows.map(\.line) + names.compactMap { name in tally[name].map { "\(name): \($0)" } }
      }
    }

    struct Measurement: Decodable, Sendable {
      let groups: [Group]
      let otherLines: [String]?
    }

    let lesson: String
    let measurements: [Measurement]
  }

  static func separation() throws -> [Separation] { try read("separation") }
  static func agreement() throws -> [Agreement] { try read("agreement") }

  private static func read<Content: Decodable>(_ name: String) throws -> Content {
    let file = Bundle.module.bundleURL.appendingPathComponent("Figures/\(name).json")
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
  }
}
