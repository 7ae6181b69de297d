import ShopCart
import ShopCheckout
import ShopCore
import ShopShipping
import Testing

@Suite("The bill")
struct BillTests {
  @Test("A discount is taken once")
  func discount() throws {
    var state = CheckoutState.buying(.teapot, .teapot, .teapot, .teapot)
    let discount = try #require(Discount(percent: 15))
    state.discount = discount
    let bill = Bill(for: state, rates: .germany)
    #expect(bill.reduction == Money(minorUnits: 1500))
    #expect(bill.total == Money(minorUnits: 8500))
  }

  @Test("The threshold looks at the price after the discount")
  func thresholdAfterDiscount() throws {
    var state = CheckoutState.buying(.teapot, .teapot)
    let discount = try #require(Discount(percent: 10))
    state.discount = discount
    let bill = Bill(for: state, rates: .germany)
    #expect(bill.shipping == Money(minorUnits: 490))
    #expect(bill.total == Money(minorUnits: 4500 + 490))
  }
}
