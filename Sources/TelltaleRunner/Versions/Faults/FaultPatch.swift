package import Telltale

/// Writes a mutant as the patch that a person would have written by hand.
package enum FaultPatch {
  /// The unified diff of a fault; nil where the file's text is not what the fault was found in.
  ///
  /// - Parameter text: The text of the fault's file, as it is now.
  package static func diff(of fault: Fault, in text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let start = offset(of: fault, in: bytes) else { return nil }
    let original = Array(fault.original.utf8)
    let end = start + original.count
    guard end <= bytes.count, Array(bytes[start..<end]) == original else { return nil }
    let after = bytes[..<start] + Array(fault.replacement.utf8) + bytes[end...]
    return diff(path: fault.file, before: text, after: String(decoding: after, as: UTF8.self))
  }

  private static func offset(of fault: Fault, in bytes: [UInt8]) -> Int? {
    guard fault.line > 0, fault.column > 0 else { return nil }
    var start = 0
    for _ in 1..<fault.line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start + fault.column - 1
  }

  /// The unified diff of two texts that differ in one place, with three lines around it.
  static func diff(path: String, before: String, after: String) -> String {
    let old = lines(before)
    let new = lines(after)
    let common = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - common
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let first = max(0, common - 3)
    let behind = min(3, tail)
    let leading = old[first..<common]
    let trailing = old[(old.count - tail)..<(old.count - tail + behind)]
    let removed = old[common..<(old.count - tail)]
    let added = new[common..<(new.count - tail)]
    func range(_ count: Int) -> String { "\(count == 0 ? first : first + 1),\(count)" }
    let around = leading.count + trailing.count
    let head = "@@ -\(range(around + removed.count)) +\(range(around + added.count)) @@\n"
    let body =
      leading.map { marked(" ", $0) } + removed.map { marked("-", $0) } + added.map { marked("+", $0) }
      + trailing.map { marked(" ", $0) }
    return "--- a/\(path)\n+++ b/\(path)\n" + head + body.joined()
  }

  /// The lines of a text, each with its end.
  private static func lines(_ text: String) -> [Substring.UTF8View] {
    var lines: [Substring.UTF8View] = []
    var rest = Substring(text).utf8
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  private static func marked(_ mark: String, _ line: Substring.UTF8View) -> String {
    let text = mark + String(Substring(line))
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}

private func == (one: Substring.UTF8View, other: Substring.UTF8View) -> Bool { one.elementsEqual(other) }
