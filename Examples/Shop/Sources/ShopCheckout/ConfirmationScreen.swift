/// Takes orders and numbers them.
public protocol OrderDesk: Sendable {
  /// Places an order and returns its number.
  func place(_ state: CheckoutState) async throws -> Int
}

/// The last screen before the order: what it shows, and what its button does.
public actor ConfirmationScreen {
  /// How far the order has come.
  public enum Progress: Hashable, Sendable {
    case ready, sending
    case placed(number: Int)
    case failed
  }

  /// How far the order has come.
  public private(set) var progress = Progress.ready
  private let state: CheckoutState
  private let desk: any OrderDesk

  /// A screen that is about to order this.
  public init(state: CheckoutState, desk: any OrderDesk) {
    self.state = state
    self.desk = desk
  }

  /// The title above the order.
  public var title: String { "Your order" }

  /// Whether a tap on the button would do something: a second tap while the first is under way must not order twice.
  public var isButtonEnabled: Bool {
    !state.cart.isEmpty && (progress == .ready || progress == .failed)
  }

  /// The tap on the button.
  public func confirm() async {
    guard isButtonEnabled else { return }
    progress = .sending
    do {
      progress = .placed(number: try await desk.place(state))
    } catch {
      progress = .failed
    }
  }
}
