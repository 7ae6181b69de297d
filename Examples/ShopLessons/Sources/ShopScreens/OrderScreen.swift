/// The screen on which an order is confirmed.
@MainActor public final class OrderScreen {
  /// What stands on the button.
  public let button = "Confirm Order"
  /// The orders that the list below the button shows.
  public private(set) var orders: [String] = []
  private var sending: Task<Void, Never>?

  /// A screen on which nothing was ordered yet.
  public init() {}

  /// The tap on the button: the order is sent, and the list shows it once it is there.
  public func tap() {
    sending = Task { orders.append("order \(orders.count + 1)") }
  }

  /// Waits until nothing is on its way any more.
  public func settle() async {
    await sending?.value
  }
}
