/// Where the lines of a text begin, in UTF-8 code units.
struct LineTable: Sendable {
  private let starts: [Int]

  /// A line ends at LF, CR LF, or a CR alone.
  init(_ text: String) {
    var starts = [0]
    var previous: UInt8 = 0
    for (offset, unit) in text.utf8.enumerated() {
      if previous == UInt8(ascii: "\n") || (previous == UInt8(ascii: "\r") && unit != UInt8(ascii: "\n")) {
        starts.append(offset)
      }
      previous = unit
    }
    if previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") { starts.append(text.utf8.count) }
    self.starts = starts
  }

  /// The line and column of an offset, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The offset of a line and column, both from 1; nil where there is no such line.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1] + column - 1
  }

  /// The offsets of a line, the last one without an end.
  func range(of line: Int) -> Range<Int> {
    starts[line - 1]..<(line < starts.count ? starts[line] : Int.max)
  }
}
