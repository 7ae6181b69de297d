package import Foundation

/// A mutation operator as lists show it.
package struct OperatorEntry: Sendable, Hashable, Codable {
  package var name: String
  /// Whether it is used unless others are asked for.
  package var isDefault: Bool
  package var summary: String
  /// A line of source, and what each mutant makes of it.
  package var before: String
  package var after: [String]

  package init(name: String, isDefault: Bool, summary: String, before: String, after: [String]) {
    self.name = name
    self.isDefault = isDefault
    self.summary = summary
    self.before = before
    self.after = after
  }

  private enum CodingKeys: String, CodingKey {
    case name
    case isDefault = "default"
    case summary, before, after
  }
}

/// The mutation operators as a list for people.
package struct OperatorTable: Sendable {
  package var width: Int
  package var style: TextStyle

  package init(width: Int = 80, style: TextStyle = .plain) {
    self.width = max(width, 60)
    self.style = style
  }

  /// The list's text, ended by a newline.
  package func text(of operators: [OperatorEntry]) -> String {
    operators.map { entry in
      let mark = entry.isDefault ? "" : " (only when asked for)"
      let lines =
        [style(entry.name, .heading) + mark] + entry.summary.wrapped(to: width - 4).map { "    " + $0 }
        + example(entry).map { "    " + style($0, .aside) }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The operators as a JSON array.
  package static func json(of operators: [OperatorEntry]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(operators) + Data("\n".utf8)
  }

  /// `before -> after`, with the further mutants below; on lines of their own where both don't fit into one.
  private func example(_ entry: OperatorEntry) -> [String] {
    let before = entry.before.singleLine
    let after = entry.after.map { "-> " + ($0.isEmpty ? "(nothing)" : $0.singleLine) }
    let room = width - 4
    let longest = after.map(\.displayWidth).max() ?? 0
    if before.displayWidth + 1 + longest > room {
      return ([before] + after).map { $0.shortenedAtEnd(to: room) }
    }
    return after.enumerated().map { index, after in
      (index == 0 ? before : "").padded(to: before.displayWidth) + " " + after
    }
  }
}
