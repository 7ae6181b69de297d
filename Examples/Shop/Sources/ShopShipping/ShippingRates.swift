public import ShopCore

/// What the shop asks for sending a parcel.
public struct ShippingRates: Hashable, Sendable {
  /// For a parcel by standard delivery to the mainland.
  public var standard: Money
  /// For a parcel by express.
  public var express: Money
  /// On top, for a parcel to an island.
  public var islandSurcharge: Money
  /// Goods of this price or more travel free, by standard delivery to the mainland.
  public var freeFrom: Money

  /// Rates from their parts.
  public init(standard: Money, express: Money, islandSurcharge: Money, freeFrom: Money) {
    self.standard = standard
    self.express = express
    self.islandSurcharge = islandSurcharge
    self.freeFrom = freeFrom
  }

  /// The rates in Germany: 4.90, express 9.90, islands 12.00 more, free from 50.00.
  public static let germany = ShippingRates(
    standard: Money(minorUnits: 490), express: Money(minorUnits: 990), islandSurcharge: Money(minorUnits: 1200),
    freeFrom: Money(minorUnits: 5000))

  /// What a parcel with goods of that price costs.
  public func fee(for goods: Money, to destination: Destination, by method: ShippingMethod) -> Money {
    if isFree(goods, to: destination, by: method) { return .zero }
    let base = method == .express ? express : standard
    return destination == .island ? base + islandSurcharge : base
  }

  /// What the customer has to add for the parcel to travel free, for the hint below the cart; nil when it does already.
  public func missingForFree(_ goods: Money) -> Money? {
    guard goods.minorUnits < freeFrom.minorUnits else { return nil }
    return freeFrom - goods
  }

  private func isFree(_ goods: Money, to destination: Destination, by method: ShippingMethod) -> Bool {
    guard method == .standard && destination == .mainland else { return false }
    return goods.minorUnits >= freeFrom.minorUnits
  }
}
