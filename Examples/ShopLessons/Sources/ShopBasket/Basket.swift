/// What somebody is about to buy, by the price of each thing.
public struct Basket: Sendable {
  /// In whole lira.
  public var prices: [Int]

  /// A basket of things at these prices.
  public init(prices: [Int]) {
    self.prices = prices
  }

  /// What all of it costs.
  public var total: Int {
    prices.reduce(0, +)
  }
}
