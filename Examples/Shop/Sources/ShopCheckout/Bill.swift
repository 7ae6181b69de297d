public import ShopCore
public import ShopShipping

/// What the customer pays, and for what.
public struct Bill: Hashable, Sendable {
  /// The price of the goods.
  public var goods: Money
  /// What the coupon takes off; zero without one.
  public var reduction: Money
  /// The fee for sending them; the free-shipping threshold looks at the price after the reduction.
  public var shipping: Money

  /// The bill of a checkout at the given rates.
  public init(for state: CheckoutState, rates: ShippingRates) {
    goods = state.cart.subtotal
    reduction = state.discount?.reduction(of: goods) ?? .zero
    shipping = rates.fee(for: goods - reduction, to: state.destination, by: state.method)
  }

  /// What the customer pays.
  public var total: Money { goods - reduction + shipping }
}
