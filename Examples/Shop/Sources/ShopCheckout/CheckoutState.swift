public import ShopCart
public import ShopCore
public import ShopShipping

/// All that the checkout's screens show.
public struct CheckoutState: Hashable, Sendable {
  /// What is bought.
  public var cart = Cart()
  /// The discount of the coupon that was redeemed, if any.
  public var discount: Discount?
  /// Said below the coupon's field.
  public var couponMessage: String?
  /// Where the parcel goes.
  public var destination = Destination.mainland
  /// How it travels.
  public var method = ShippingMethod.standard

  /// A checkout of an empty cart.
  public init() {}
}

/// What the customer does.
public enum CheckoutAction: Hashable, Sendable {
  case add(Product)
  case removeOne(sku: String)
  case redeem(code: String)
  case ship(to: Destination, by: ShippingMethod)
}

/// Turns a state and an action into the next state, and does nothing else.
public struct CheckoutReducer: Sendable {
  private let coupons: CouponBook

  /// A reducer for the coupons that hold today.
  public init(coupons: CouponBook) {
    self.coupons = coupons
  }

  /// The state after an action.
  public func state(_ state: CheckoutState, after action: CheckoutAction) -> CheckoutState {
    var next = state
    switch action {
    case .add(let product):
      next.cart.add(product)
    case .removeOne(let sku):
      next.cart.removeOne(sku)
      // A coupon may have a minimum, so a smaller cart has to ask for it again.
      next.discount = nil
      next.couponMessage = nil
    case .redeem(let code):
      next.discount = coupons.discount(for: code, on: state.cart.subtotal)
      next.couponMessage = next.discount == nil ? "This code does not hold for your cart" : nil
    case .ship(let destination, let method):
      next.destination = destination
      next.method = method
    }
    return next
  }

  /// The state after several actions, from an empty cart on.
  public func state(afterAll actions: [CheckoutAction]) -> CheckoutState {
    actions.reduce(CheckoutState()) { state($0, after: $1) }
  }
}
