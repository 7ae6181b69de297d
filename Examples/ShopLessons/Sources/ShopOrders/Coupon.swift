/// A coupon for a tenth of the price.
public struct Coupon: Sendable {
  /// Whether somebody has handed it in.
  public var isHandedIn: Bool

  /// A coupon, handed in or not.
  public init(isHandedIn: Bool) { self.isHandedIn = isHandedIn }

  /// What is left to pay.
  public func price(of full: Int) -> Int {
    if !isHandedIn { return full }
    return full - full / 10
  }
}
