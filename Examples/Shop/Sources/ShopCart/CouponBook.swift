public import ShopCore

/// A code that gives a discount from some amount on.
public struct Coupon: Hashable, Sendable {
  /// What the customer types, in capitals.
  public var code: String
  /// What it gives.
  public var discount: Discount
  /// The least subtotal that it holds for.
  public var minimum: Money

  /// A coupon for every cart, unless it has a minimum.
  public init(code: String, discount: Discount, minimum: Money = .zero) {
    self.code = code
    self.discount = discount
    self.minimum = minimum
  }
}

/// The coupons that hold today.
public struct CouponBook: Sendable {
  private let coupons: [String: Coupon]

  /// A book of these coupons; of two with the same code the later one holds.
  public init(_ coupons: [Coupon]) {
    self.coupons = Dictionary(coupons.map { ($0.code, $0) }, uniquingKeysWith: { $1 })
  }

  /// The discount that a code gives on a cart; nil when there is no such code, or the cart is too small for it.
  public func discount(for code: String, on subtotal: Money) -> Discount? {
    guard let coupon = coupons[code.uppercased()] else { return nil }
    guard subtotal.minorUnits >= coupon.minimum.minorUnits else { return nil }
    return coupon.discount
  }
}
