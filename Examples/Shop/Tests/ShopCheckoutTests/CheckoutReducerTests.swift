import ShopCart
import ShopCheckout
import ShopCore
import Testing

@Suite("The checkout's reducer")
struct CheckoutReducerTests {
  private let reducer: CheckoutReducer
  private let tenPercent: Discount

  init() throws {
    tenPercent = try #require(Discount(percent: 10))
    reducer = CheckoutReducer(
      coupons: CouponBook([
        Coupon(code: "SPRING", discount: tenPercent, minimum: Money(minorUnits: 3000))
      ]))
  }

  @Test("Two pieces less one leave one")
  func removeOneOfTwo() {
    let state = reducer.state(afterAll: [.add(.cup), .add(.cup), .removeOne(sku: "CUP")])
    #expect(state.cart.lines == [CartLine(product: .cup, quantity: 1)])
  }

  @Test("A coupon gives its discount")
  func redeem() {
    let state = reducer.state(afterAll: [.add(.teapot), .add(.teapot), .redeem(code: "SPRING")])
    #expect(state.discount == tenPercent)
    #expect(state.couponMessage == nil)
  }

  @Test("A coupon that does not hold is explained", arguments: ["SPRING", "SUMMER"])
  func redeemInVain(_ code: String) {
    let state = reducer.state(afterAll: [.add(.cup), .redeem(code: code)])
    #expect(state.discount == nil)
    #expect(state.couponMessage == "This code does not hold for your cart")
  }

  @Test("A smaller cart has to ask for its discount again")
  func removeAfterRedeem() {
    let state = reducer.state(afterAll: [
      .add(.teapot), .add(.teapot), .redeem(code: "SPRING"), .removeOne(sku: "TEAPOT"),
    ])
    #expect(state.cart.pieceCount == 1)
    #expect(state.discount == nil)
  }

  @Test("The parcel goes where and how the customer says")
  func ship() {
    let state = reducer.state(afterAll: [.add(.cup), .ship(to: .island, by: .express)])
    #expect(state.cart.lines == [CartLine(product: .cup, quantity: 1)])
    #expect(state.destination == .island)
    #expect(state.method == .express)
  }
}
