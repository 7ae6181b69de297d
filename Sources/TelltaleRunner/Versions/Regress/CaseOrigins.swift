import Telltale

/// What a fix did with the cases that a command reports, as far as the files of tests tell in any language: a case
/// belongs to the file that it names, or in which its name stands.
struct CaseOrigins: Sendable {
  /// A file of tests that the fix made or changed.
  struct File: Sendable, Hashable {
    /// Relative to the project.
    var path: String
    /// With the fix; nil where the fix removed it.
    var after: String?
    /// Without it; nil where the fix made it.
    var before: String?
  }

  private let files: [File]

  init(_ files: [File]) {
    self.files = files.filter { $0.after != nil }
  }

  /// What the fix did with each case.
  ///
  /// Where it changed no case as such, but what cases use, every case of a file that it changed counts as changed.
  func origins(of cases: [Check]) -> [String: Check.Origin] {
    var found: [String: (file: File, origin: Check.Origin)] = [:]
    for check in cases {
      guard let file = file(of: check) else { continue }
      found[check.id] = (file, origin(of: Self.name(check), in: file))
    }
    let changesCases = found.values.contains { $0.origin != .existing }
    return Dictionary(
      uniqueKeysWithValues: cases.map { check in
        guard let own = found[check.id] else { return (check.id, .existing) }
        return (check.id, changesCases ? own.origin : .changed)
      })
  }

  private func file(of check: Check) -> File? {
    if !check.file.isEmpty {
      return files.first { $0.path == check.file || $0.path.hasSuffix("/\(check.file)") }
    }
    let name = Self.name(check)
    let group = check.id.dropLast(check.title.count).split { $0 == "." || $0 == "/" || $0 == ":" || $0 == " " }
    // `tests.test_cart.TestCart` is in tests/test_cart.py.
    let named = files.first { file in
      let parts = file.path.prefix { $0 != "." }.split(separator: "/")
      return !parts.isEmpty && group.starts(with: parts)
    }
    return named ?? files.first { $0.after.map { Self.block(of: name, in: $0) != nil } ?? false }
  }

  private func origin(of name: String, in file: File) -> Check.Origin {
    guard let before = file.before else { return .added }
    guard let new = file.after.flatMap({ Self.block(of: name, in: $0) }) else { return .existing }
    guard let old = Self.block(of: name, in: before) else { return .added }
    return old == new ? .existing : .changed
  }

  /// A case's name without the values that it was run with: `test_fee[50-free]`.
  private static func name(_ check: Check) -> String {
    let name = check.title.prefix { $0 != "[" && $0 != "(" }
    return String(name.split(separator: " ").joined(separator: " "))
  }

  /// The lines of a text from the one that names a case as a word to where what it opens has ended, by indentation.
  static func block(of name: String, in text: String) -> [Substring]? {
    guard !name.isEmpty else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { holds($0, word: name) }) else { return nil }
    let indentation = lines[start].prefix { $0 == " " || $0 == "\t" }.count
    var end = start + 1
    while end < lines.count {
      let line = lines[end]
      let own = line.prefix { $0 == " " || $0 == "\t" }.count
      if own < line.count && own <= indentation { break }
      end += 1
    }
    var block = Array(lines[start..<end])
    while block.last?.allSatisfy(\.isWhitespace) == true { block.removeLast() }
    return block
  }

  private static func holds(_ line: Substring, word: String) -> Bool {
    line.ranges(of: word).contains { range in
      let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
      let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
      return !isPartOfName(before) && !isPartOfName(after)
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
