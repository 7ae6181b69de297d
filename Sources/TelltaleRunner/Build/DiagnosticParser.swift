/// Finds the diagnostics in what `swift build` writes.
package enum DiagnosticParser {
  /// The diagnostics of a log in their order, each once, notes with the diagnostic that they belong to.
  ///
  /// A compiler that crashed is an error at the innermost place that its stack dump names.
  ///
  /// - Parameter root: The folder that paths are made relative to.
  package static func diagnostics(in log: String, root: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var dump: [Substring]?
    func endDump() {
      if let lines = dump { found.append(crash(lines, root: root)) }
      dump = nil
    }
    for line in log.split(whereSeparator: \.isNewline) {
      if line.contains("Stack dump:") {
        endDump()
        dump = []
      } else if dump != nil, isDumpLine(line) {
        dump?.append(line)
      } else {
        endDump()
        guard let next = diagnostic(line, root: root) else { continue }
        if next.severity == .note, !found.isEmpty {
          found[found.count - 1].notes.append(next)
        } else {
          found.append(next)
        }
      }
    }
    endDump()
    var seen: Set<Diagnostic> = []
    return found.filter { diagnostic in
      var bare = diagnostic
      bare.notes = []
      return diagnostic.severity != .note && seen.insert(bare).inserted
    }
  }

  /// Reads `PATH:LINE:COLUMN: SEVERITY: MESSAGE`, `<unknown>:0: SEVERITY: MESSAGE` or `SEVERITY: MESSAGE`.
  static func diagnostic(_ line: some StringProtocol, root: String) -> Diagnostic? {
    let text = line.drop { frame.contains($0) }
    guard let (place, severity, message) = parts(of: text) else { return nil }
    // Under the line of source that it draws, the compiler says again what it has said above.
    if isSummary(message) || place.isEmpty && text.startIndex > line.startIndex { return nil }
    guard let (file, lineNumber, column) = position(place) else {
      return place.isEmpty || place.hasPrefix("<unknown>")
        ? Diagnostic(file: nil, severity: severity, message: message) : nil
    }
    return Diagnostic(
      file: PathText.relative(file, to: root) ?? file, line: lineNumber, column: column, severity: severity,
      message: message)
  }

  /// What the compiler draws in front of a note on expanded code.
  private static let frame: Set<Character> = [" ", "|", "`", "-", "+", "│", "╰", "─", "├", "\t"]

  private static func parts(
    of line: some StringProtocol
  ) -> (place: String, severity: Diagnostic.Severity, message: String)? {
    let text = String(line)
    var first: (at: String.Index, severity: Diagnostic.Severity, end: String.Index)?
    for severity in Diagnostic.Severity.allCases {
      let word = severity.rawValue + ": "
      for marker in [": " + word, ": fatal " + word] {
        guard let found = text.firstRange(of: marker), first.map({ found.lowerBound < $0.at }) ?? true else { continue }
        first = (found.lowerBound, severity, found.upperBound)
      }
      if text.hasPrefix(word) { return ("", severity, String(text.dropFirst(word.count))) }
    }
    return first.map { (String(text[..<$0.at]), $0.severity, String(text[$0.end...])) }
  }

  /// Reads `PATH:LINE:COLUMN`; the path may hold colons and spaces.
  private static func position(_ place: some StringProtocol) -> (file: String, line: Int, column: Int)? {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let line = Int(parts[parts.count - 2]) else {
      return nil
    }
    return (parts.dropLast(2).joined(separator: ":"), line, column)
  }

  /// Whether a message only says that a command failed, which its own messages say better.
  private static func isSummary(_ message: String) -> Bool {
    message.contains("command failed with exit code") || message.contains("command failed due to signal")
      || message == "fatalError"
  }

  /// Whether a line is an entry of a stack dump (`4.\tWhile ...`) or goes on with one; the frames (` #0 0x...`) are not.
  private static func isDumpLine(_ line: some StringProtocol) -> Bool {
    if line.first?.isWhitespace == true { return line.first { !$0.isWhitespace } != "#" }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(".")
  }

  /// The innermost entry of a stack dump that names a place tells where the compiler was.
  private static func crash(_ lines: [Substring], root: String) -> Diagnostic {
    for line in lines.reversed() {
      for opening in ["(at ", "at [", " ["] {
        guard let start = line.firstRange(of: opening)?.upperBound else { continue }
        let place = line[start...].prefix { $0 != ")" && $0 != "]" }
        let from = place.firstRange(of: " - ").map { place[..<$0.lowerBound] } ?? place
        guard let (file, number, column) = position(from) else { continue }
        return Diagnostic(
          file: PathText.relative(file, to: root) ?? file, line: number, column: column, severity: .error,
          message: "the compiler crashed: \(line)")
      }
    }
    for line in lines.reversed() {
      guard let opening = line.firstRange(of: "source_file \"") else { continue }
      let file = String(line[opening.upperBound...].prefix { $0 != "\"" })
      return Diagnostic(
        file: PathText.relative(file, to: root) ?? file, severity: .error, message: "the compiler crashed: \(line)")
    }
    let files = primaryFiles(lines).map { PathText.relative($0, to: root) ?? $0 }
    return Diagnostic(
      file: files.count == 1 ? files[0] : nil, severity: .error,
      message: "the compiler crashed: \(lines.last.map(String.init) ?? "no place given")",
      notes: files.count == 1 ? [] : files.map { Diagnostic(file: $0, severity: .note, message: "it was compiled") })
  }

  /// The files that a crashed compiler was working on, as its command names them.
  private static func primaryFiles(_ lines: [Substring]) -> [String] {
    let option = "-primary-file "
    guard let command = lines.first else { return [] }
    return command.ranges(of: option).compactMap { found in
      let rest = command[found.upperBound...]
      return rest.firstRange(of: ".swift").map { String(rest[..<$0.upperBound]) }
    }
  }
}
