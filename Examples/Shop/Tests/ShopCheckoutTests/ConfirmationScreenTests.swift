import ShopCheckout
import Testing

/// A desk that numbers its orders from 1, or refuses them all.
private actor CountingDesk: OrderDesk {
  struct Closed: Error {}

  private(set) var orders: [CheckoutState] = []
  private let isOpen: Bool

  init(isOpen: Bool = true) {
    self.isOpen = isOpen
  }

  func place(_ state: CheckoutState) async throws -> Int {
    guard isOpen else { throw Closed() }
    orders.append(state)
    return orders.count
  }
}

@Suite("The confirmation screen")
struct ConfirmationScreenTests {
  private let state = CheckoutState.buying(.cup)

  @Test("Its button places the order, once")
  func confirm() async {
    let desk = CountingDesk()
    let screen = ConfirmationScreen(state: state, desk: desk)
    await screen.confirm()
    await screen.confirm()
    #expect(await desk.orders == [state])
    #expect(await screen.progress == .placed(number: 1))
  }

  @Test("A refused order can be tried again")
  func refused() async {
    let screen = ConfirmationScreen(state: state, desk: CountingDesk(isOpen: false))
    await screen.confirm()
    #expect(await screen.progress == .failed)
    #expect(await screen.isButtonEnabled)
  }

  @Test("There is no order without products")
  func emptyCart() async {
    let screen = ConfirmationScreen(state: CheckoutState(), desk: CountingDesk())
    #expect(await !screen.isButtonEnabled)
  }
}
