/// A unified diff as text: what it says of itself, and which files it changes where.
package struct PatchText: Sendable, Hashable {
  /// A file that the patch changes.
  package struct File: Sendable, Hashable {
    /// Its name before, as the patch writes it, with `a/` in front where the patch has that; nil where the patch makes
    /// the file.
    package var old: String?
    /// Its name afterwards; nil where the patch removes the file.
    package var new: String?
    /// The lines that are removed or replaced, by their numbers before, from 1; where a hunk only adds, the line before.
    package var oldLines: [Int] = []
    /// The lines that are added, by their numbers afterwards; where a hunk only removes, the line before.
    package var newLines: [Int] = []
  }

  /// The `Subject:` line of its head, without `[PATCH]`.
  package var subject: String?
  package var files: [File] = []

  /// Reads a patch; what is no part of a diff is passed over.
  package init(_ text: String) {
    var reader = PatchReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(line) }
    reader.endFile()
    subject = reader.subject
    files = reader.files
  }

  /// Every name in it, as written.
  package var names: [String] { files.flatMap { [$0.old, $0.new].compactMap { $0 } } }

  /// The first name that is absolute or leads upwards.
  package var firstNameOutside: String? {
    names.first { $0.hasPrefix("/") || $0.split(separator: "/").contains("..") }
  }
}

/// Reads a patch line by line.
private struct PatchReader {
  var subject: String?
  var files: [PatchText.File] = []
  private var current: PatchText.File?
  /// What is left of the hunk, and where it has come to.
  private var hunk = (old: 0, new: 0, oldLine: 0, newLine: 0)
  /// The lines of the hunk, and the ones that stand for them where it has none.
  private var lines = (old: [Int](), new: [Int](), beforeOld: [Int](), beforeNew: [Int]())
  private var isInSubject = false

  mutating func read(_ line: Substring) {
    if hunk.old > 0 || hunk.new > 0 {
      readHunk(line)
      if hunk.old <= 0 && hunk.new <= 0 { endHunk() }
      return
    }
    if current == nil, files.isEmpty { readHead(line) }
    if line.hasPrefix("diff --git ") {
      endFile()
      current = Self.namesOfGit(line.dropFirst("diff --git ".count))
    } else if line.hasPrefix("--- ") {
      let name = Self.name(line.dropFirst(4))
      // A plain diff has no line before this one.
      if current == nil || current?.newLines.isEmpty == false || current?.oldLines.isEmpty == false { endFile() }
      current = current ?? PatchText.File()
      current?.old = name
    } else if line.hasPrefix("+++ ") {
      current?.new = Self.name(line.dropFirst(4))
    } else if let name = line.rest(after: "rename from ") ?? line.rest(after: "copy from ") {
      current?.old = Self.name(name)
    } else if let name = line.rest(after: "rename to ") ?? line.rest(after: "copy to ") {
      current?.new = Self.name(name)
    } else if line.hasPrefix("@@ -") {
      startHunk(line)
    }
  }

  mutating func endFile() {
    endHunk()
    if let current, current.old != nil || current.new != nil { files.append(current) }
    current = nil
  }

  private mutating func readHead(_ line: Substring) {
    if line.hasPrefix("Subject:") {
      var text = line.dropFirst("Subject:".count).drop { $0 == " " }
      if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
        text = text[text.index(after: end)...].drop { $0 == " " }
      }
      subject = String(text.filter { $0 != "\r" })
      isInSubject = true
    } else if isInSubject, line.hasPrefix(" "), let start = subject {
      subject = start + " " + line.drop { $0 == " " }.filter { $0 != "\r" }
    } else {
      isInSubject = false
    }
  }

  /// `@@ -12,3 +12,4 @@`
  private mutating func startHunk(_ line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count >= 3 else { return }
    func range(_ part: Substring) -> (first: Int, count: Int) {
      let numbers = part.dropFirst().split(separator: ",").map { Int($0) ?? 0 }
      return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 1)
    }
    let (old, new) = (range(parts[1]), range(parts[2]))
    // A side of no lines is numbered by the line before it.
    hunk = (
      old.count, new.count, old.count == 0 ? old.first + 1 : old.first, new.count == 0 ? new.first + 1 : new.first
    )
  }

  private mutating func endHunk() {
    current?.oldLines += lines.old.isEmpty ? Array(lines.beforeOld.prefix(1)) : lines.old
    current?.newLines += lines.new.isEmpty ? Array(lines.beforeNew.prefix(1)) : lines.new
    lines = ([], [], [], [])
  }

  private mutating func readHunk(_ line: Substring) {
    switch line.first {
    case "-":
      lines.old.append(hunk.oldLine)
      lines.beforeNew.append(max(1, hunk.newLine - 1))
      hunk.oldLine += 1
      hunk.old -= 1
    case "+":
      lines.new.append(hunk.newLine)
      lines.beforeOld.append(max(1, hunk.oldLine - 1))
      hunk.newLine += 1
      hunk.new -= 1
    case "\\": break
    default:
      hunk.oldLine += 1
      hunk.newLine += 1
      hunk.old -= 1
      hunk.new -= 1
    }
  }

  /// The names of a line `diff --git a/X b/X`: the same twice but for a rename, which lines of its own tell.
  private static func namesOfGit(_ text: Substring) -> PatchText.File {
    let text = text.last == "\r" ? text.dropLast() : text
    if text.hasPrefix("\"") { return PatchText.File() }
    let bytes = text.count
    guard bytes % 2 == 1 else { return PatchText.File() }
    let old = text.prefix(bytes / 2)
    let new = text.suffix(bytes / 2)
    guard old.dropFirst(2) == new.dropFirst(2) || old == new else { return PatchText.File() }
    return PatchText.File(old: String(old), new: String(new))
  }

  /// A name as it stands behind `--- `: a tab and a time may follow, and odd names are quoted as C does.
  private static func name(_ text: Substring) -> String? {
    var text = text.last == "\r" ? text.dropLast() : text
    if text.hasPrefix("\"") { return unquoted(text) }
    if let tab = text.firstIndex(of: "\t") { text = text[..<tab] }
    return text == "/dev/null" || text.isEmpty ? nil : String(text)
  }

  private static func unquoted(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var value = UInt32(escaped - 48)
        while let digit = rest.first, (48...55).contains(digit), value < 64 {
          value = value * 8 + UInt32(digit - 48)
          rest.removeFirst()
        }
        bytes.append(UInt8(truncatingIfNeeded: value))
      default: bytes.append(escaped)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring {
  /// What follows a beginning; nil where the text begins otherwise.
  fileprivate func rest(after beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}
