/// A screen on the way from the cart to the order.
public enum CheckoutStep: String, Sendable {
  case cart, address, payment, delayNotice, confirmation
}

/// Something that a screen reports; where it leads is not the screen's business.
public enum CheckoutEvent: Hashable, Sendable {
  case checkoutTapped
  case addressEntered
  /// Paid; `waitsForStock` when something has to be ordered by the shop first.
  case paid(waitsForStock: Bool)
  case noticeRead
  case backTapped
}

/// Decides which screen follows which.
public struct CheckoutRoute: Hashable, Sendable {
  /// The screens passed through, the one on top last.
  public private(set) var path: [CheckoutStep] = [.cart]

  /// A route that starts at the cart.
  public init() {}

  /// Whether the customer can still go back: neither from the start nor once the order is paid.
  public var canGoBack: Bool {
    path.count > 1 && !path.contains(.delayNotice) && !path.contains(.confirmation)
  }

  /// Takes the step that an event leads to; an event that does not fit the screen on top leads nowhere.
  public mutating func handle(_ event: CheckoutEvent) {
    switch (path.last, event) {
    case (.cart, .checkoutTapped): path.append(.address)
    case (.address, .addressEntered): path.append(.payment)
    case (.payment, .paid(let waitsForStock)): path.append(waitsForStock ? .delayNotice : .confirmation)
    case (.delayNotice, .noticeRead): path.append(.confirmation)
    case (_, .backTapped) where canGoBack: path.removeLast()
    default: break
    }
  }
}
