/// Something the shop sells.
public struct Product: Hashable, Sendable, Codable {
  /// The stock-keeping unit, which names the product everywhere.
  public var sku: String
  /// As the customer reads it.
  public var name: String
  /// The price of one piece.
  public var price: Money
  /// Days until it is in the warehouse; 0 when it is there.
  public var leadDays: Int

  /// A product that is in the warehouse, unless it says otherwise.
  public init(sku: String, name: String, price: Money, leadDays: Int = 0) {
    self.sku = sku
    self.name = name
    self.price = price
    self.leadDays = leadDays
  }
}
