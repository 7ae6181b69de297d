/// A line of a bill.
public struct BillLine: Sendable {
  /// What was bought.
  public var text: String
  /// In whole lira.
  public var price: Int

  /// Something at a price.
  public init(_ text: String, _ price: Int) {
    self.text = text
    self.price = price
  }
}

/// What somebody owes, with a reduction on all of it.
public struct Bill: Sendable {
  /// From top to bottom.
  public var lines: [BillLine]
  /// Of a hundred.
  public var reduction: Int

  /// A bill of these lines.
  public init(lines: [BillLine], reduction: Int) {
    self.lines = lines
    self.reduction = reduction
  }

  /// Before the reduction.
  public var sum: Int { lines.reduce(0) { $0 + $1.price } }

  /// What is to be paid.
  public var total: Int {
    lowered(sum)
  }

  /// What the reduction saves.
  public var saved: Int { sum - total }

  /// The last line of the printed bill.
  public var closing: String { "Total: \(total) TL" }

  private func lowered(_ amount: Int) -> Int { amount - amount * reduction / 100 }
}
