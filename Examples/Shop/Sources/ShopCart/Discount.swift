public import ShopCore

/// A reduction by a percentage, once, on the whole cart.
public struct Discount: Hashable, Sendable {
  /// From 0 to 100.
  public let percent: Int

  /// A reduction by a whole percentage; nil when it is not one.
  public init?(percent: Int) {
    guard percent >= 0 && percent <= 100 else { return nil }
    self.percent = percent
  }

  /// What the customer saves.
  public func reduction(of subtotal: Money) -> Money {
    subtotal.share(percent: percent)
  }
}
