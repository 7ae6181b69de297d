import ShopCore
import ShopShipping
import Testing

@Suite("The hint below the cart")
struct FreeShippingHintTests {
  private let rates = ShippingRates.germany

  @Test(
    "says what is missing for free shipping, and is silent from the threshold on",
    arguments: [(4200, 800), (4999, 1), (5000, nil), (5001, nil)])
  func missing(from goods: Int, is expected: Int?) {
    #expect(rates.missingForFree(Money(minorUnits: goods))?.minorUnits == expected)
  }

  @Test("mentions the islands' surcharge", .disabled("the carrier has not signed the price list for the islands yet"))
  func islands() {
    #expect(rates.islandSurcharge == Money(minorUnits: 1350))
  }
}
