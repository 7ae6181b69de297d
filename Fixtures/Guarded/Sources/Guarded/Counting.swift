/// How many even numbers there are below an end, by counting them.
public func evens(below end: Int) -> Int {
  var count = 0
  var next = 0
  while next < end {
    count += 1
    next += 2
  }
  return count
}

/// Cells of a mebibyte, two at a time until there are enough.
public func cells(for count: Int) -> Int {
  var cells: [[UInt8]] = []
  while cells.count < count {
    cells.append([UInt8](repeating: 1, count: 1 << 20))
    cells.append([UInt8](repeating: 1, count: 1 << 20))
  }
  return cells.count
}
