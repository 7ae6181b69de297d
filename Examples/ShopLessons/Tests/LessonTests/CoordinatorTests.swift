import ShopOrders
import Testing

@Suite("The Coordinator Pattern") struct CoordinatorTests {
  private let paid = journey { $0.payByCard() }
  private let invoiced = journey { $0.askForInvoice() }

  private static func journey(_ end: (inout Journey) -> Void) -> Journey {
    var journey = Journey()
    journey.check(out: "1 Harbour Street")
    end(&journey)
    return journey
  }

  @Test("payment-completed") func paymentCompleted() { #expect(paid.isPaid) }

  @Test("last-screen") func lastScreen() { #expect(paid.places.last == .confirmation) }

  @Test("route-start") func routeStart() { #expect(paid.places.first == .cart) }

  @Test("whole-route") func wholeRoute() { #expect(paid.trail == "cart>address>payment>confirmation") }

  @Test("last-screen-notice") func lastScreenOfAnInvoice() { #expect(invoiced.places.last == .confirmation) }

  @Test("whole-route-notice") func wholeRouteOfAnInvoice() {
    #expect(invoiced.trail == "cart>address>payment>confirmation")
  }
}
