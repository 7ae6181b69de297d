/// Whether text is coloured for a terminal, and how.
package enum TextStyle: Sendable {
  /// Text as it is, for files and pipes.
  case plain
  /// Text with ANSI colours.
  case ansi

  /// What a piece of text means, from which its look follows.
  package enum Role: Sendable {
    case heading, good, warning, bad, aside
  }

  /// The text in the look of its role.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    switch self {
    case .plain: text
    case .ansi: "\u{1B}[\(role.code)m\(text)\u{1B}[0m"
    }
  }
}

extension TextStyle.Role {
  fileprivate var code: String {
    switch self {
    case .heading: "1"
    case .good: "1;32"
    case .warning: "1;33"
    case .bad: "1;31"
    case .aside: "2"
    }
  }
}
