/// A mutation operator as lists show it.
package struct OperatorEntry: Sendable, Hashable, Codable {
  package var name: String
  package var isDefault: Bool
  package var summary: String
  /// Source text before and after the mutation.
  package var before: String
  package var after: String

  package init(name: String, isDefault: Bool, summary: String, before: String, after: String) {
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
    let blocks = operators.map { entry -> [String] in
      let mark = entry.isDefault ? "" : " (not used unless asked for)"
      let example = "\(entry.before.singleLine) -> \(entry.after.isEmpty ? "(nothing)" : entry.after.singleLine)"
      return [style(entry.name, .heading) + mark]
        + entry.summary.wrapped(to: width - 4).map { "    " + $0 }
        + ["    " + style(example.shortenedAtEnd(to: width - 4), .aside)]
    }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
