/// An amount in the smallest unit of the storefront's currency: cents, or whole yen.
///
/// A storefront sells in one currency, so an amount names none; `PriceFormat` knows it. That is why amounts have no
/// order of their own: a threshold compares minor units, where both are known to be of one storefront.
public struct Money: Hashable, Sendable, Codable {
  /// Nothing to pay.
  public static let zero = Money(minorUnits: 0)

  /// The amount in cents, or whatever the smallest unit is. Negative for a reduction.
  public var minorUnits: Int

  /// An amount of that many smallest units.
  public init(minorUnits: Int) {
    self.minorUnits = minorUnits
  }

  /// The given percentage of the amount, rounded half up to the smallest unit.
  public func share(percent: Int) -> Money {
    Money(minorUnits: (minorUnits * percent + 50) / 100)
  }

  /// The sum of two amounts.
  public static func + (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits + right.minorUnits)
  }

  /// What is left of one amount after taking away another.
  public static func - (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits - right.minorUnits)
  }

  /// The price of several pieces.
  public static func * (price: Money, pieces: Int) -> Money {
    Money(minorUnits: price.minorUnits * pieces)
  }
}
