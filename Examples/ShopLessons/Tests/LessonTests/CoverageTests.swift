import ShopOrders
import Testing

@Suite("Test Plans and Coverage") struct CoverageTests {
  private let reduced = Coupon(isHandedIn: true).price(of: 200)

  @Test("discount-result") func discountResult() { #expect(reduced == 180) }

  /// Red wherever the plan runs it in a language that writes a point.
  @Test("price as written in SHOP_LANGUAGE") func priceAsWritten() throws {
    let language = try #require(Language(rawValue: Setting.text("SHOP_LANGUAGE", usual: "tr")))
    #expect(language.text(reduced) == "180,00")
  }
}
