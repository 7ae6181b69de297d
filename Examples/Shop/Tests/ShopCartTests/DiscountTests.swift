import ShopCart
import ShopCore
import Testing

@Suite("Discounts")
struct DiscountTests {
  @Test(
    "A percentage is taken once, and not rounded itself", arguments: [(10, 2000), (15, 3000), (0, 0), (100, 20_000)])
  func reduction(by percent: Int, saves minorUnits: Int) throws {
    let discount = try #require(Discount(percent: percent))
    #expect(discount.reduction(of: Money(minorUnits: 20_000)) == Money(minorUnits: minorUnits))
  }

  @Test("Nothing else is a percentage", arguments: [-1, 101])
  func refusedPercentage(_ percent: Int) {
    #expect(Discount(percent: percent) == nil)
  }

  @Suite("by coupon")
  struct Coupons {
    private let tenPercent: Discount
    private let book: CouponBook

    init() throws {
      tenPercent = try #require(Discount(percent: 10))
      book = CouponBook([Coupon(code: "SPRING", discount: tenPercent, minimum: Money(minorUnits: 3000))])
    }

    @Test("A coupon holds from its minimum on", arguments: [(2999, false), (3000, true), (3001, true)])
    func minimum(subtotal: Int, holds: Bool) {
      #expect((book.discount(for: "SPRING", on: Money(minorUnits: subtotal)) == tenPercent) == holds)
    }

    @Test("Small letters do as well")
    func smallLetters() {
      #expect(book.discount(for: "spring", on: Money(minorUnits: 9000)) == tenPercent)
    }

    @Test("An unknown code gives nothing")
    func unknownCode() {
      #expect(book.discount(for: "SUMMER", on: Money(minorUnits: 9000)) == nil)
    }
  }
}
