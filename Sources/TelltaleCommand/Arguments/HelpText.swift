import TelltaleReports

/// Help as text of 80 columns: an overview, the usage, and sections of names with what they mean.
struct HelpText: Sendable {
  /// A heading with entries below it.
  struct Section: Sendable {
    var title: String
    var entries: [(term: String, meaning: String)]
  }

  var overview: String
  var usage: String
  var sections: [Section]
  /// Command lines, each with what it does.
  var examples: [(line: String, meaning: String)] = []
  var closing: String?

  /// The text, ended by a newline.
  var text: String {
    var blocks = [(["OVERVIEW: " + overview]).flatMap { $0.wrapped(to: 80) }, ["USAGE: " + usage]]
    blocks += sections.map { section in
      [section.title.uppercased() + ":"] + section.entries.flatMap { Self.lines($0.term, $0.meaning) }
    }
    if !examples.isEmpty {
      blocks.append(
        ["EXAMPLES:"] + examples.flatMap { ["  " + $0.line] + $0.meaning.wrapped(to: 74).map { "      " + $0 } })
    }
    if let closing { blocks.append(closing.wrapped(to: 80)) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func lines(_ term: String, _ meaning: String) -> [String] {
    let column = 27
    let start = "  " + term
    let wrapped = meaning.wrapped(to: 80 - column)
    if start.displayWidth < column - 1, let first = wrapped.first {
      return [start.padded(to: column) + first] + wrapped.dropFirst().map { String(repeating: " ", count: column) + $0 }
    }
    return [start] + wrapped.map { String(repeating: " ", count: column) + $0 }
  }
}

extension HelpText {
  /// The sections of options, in the order in which their headings first appear, and the two that every command has.
  static func sections<Settings>(_ options: [CommandOption<Settings>]) -> [Section] {
    var sections: [Section] = []
    for option in options {
      let entry = (option.synopsis, option.help + (option.isRepeatable ? " May be given again." : ""))
      if let index = sections.firstIndex(where: { $0.title == option.section }) {
        sections[index].entries.append(entry)
      } else {
        sections.append(Section(title: option.section, entries: [entry]))
      }
    }
    let common = [("--version", "Show the version."), ("-h, --help", "Show this help.")]
    return sections + [Section(title: "More", entries: common)]
  }
}
