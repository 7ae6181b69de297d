import Foundation

/// The end of a file of any length, read without reading the rest of it.
enum OutputEnd {
  /// The last lines of the file, at most so many, and at most so many bytes of them.
  static func lines(of path: String, most: Int = 20, bytes: UInt64 = 8192) throws -> [String] {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let size = try file.seekToEnd()
    let start = size > bytes ? size - bytes : 0
    try file.seek(toOffset: start)
    var tail = OutputTail(limit: Int(bytes))
    tail.append(try file.readToEnd() ?? Data())
    var lines = tail.text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last == "" { lines.removeLast() }
    // What is cut on its left reads as if it began there.
    if start > 0 && lines.count > 1 { lines.removeFirst() }
    return lines.suffix(most).map(String.init)
  }
}
