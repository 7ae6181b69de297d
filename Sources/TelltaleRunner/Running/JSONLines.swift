import Foundation

/// The lines of a file that a process wrote a JSON value at a time, and may have been killed while writing.
struct JSONLines<Value: Decodable> {
  let values: [Value]

  /// A line at the end that is cut off is left out: what it was to say is not known.
  /// - Throws: ``TestRecordError/unreadable(test:line:text:)`` for any other line that can't be read.
  init(_ data: Data, test: String) throws {
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last newline: nothing, or a line that was never finished.
    lines.removeLast()
    let decoder = JSONDecoder()
    var values: [Value] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do {
        values.append(try decoder.decode(Value.self, from: line))
      } catch {
        let text = String(decoding: line.prefix(200), as: UTF8.self)
        throw TestRecordError.unreadable(test: test, line: index + 1, text: text)
      }
    }
    self.values = values
  }
}
