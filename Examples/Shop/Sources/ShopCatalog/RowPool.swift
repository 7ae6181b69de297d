/// The row views of a list that scrolls: a row that leaves the screen is used again for one that enters it.
public struct RowPool: Sendable {
  /// How many row views were made so far.
  public private(set) var made = 0
  /// The row views on the screen, by the position of the product that they show.
  public private(set) var shown: [Int: Int] = [:]
  private var spare: [Int] = []

  /// A pool without any row view.
  public init() {}

  /// Shows the products at these positions, and no others.
  public mutating func show(_ positions: Range<Int>) {
    for (position, row) in shown where !positions.contains(position) {
      shown[position] = nil
      spare.append(row)
    }
    for position in positions where shown[position] == nil {
      shown[position] = takeRow()
    }
  }

  /// A spare row view, or a new one.
  private mutating func takeRow() -> Int {
    if let row = spare.popLast() { return row }
    made += 1
    return made
  }
}
