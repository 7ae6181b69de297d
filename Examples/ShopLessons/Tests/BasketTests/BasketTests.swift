import ShopBasket
import XCTest

/// What the step `test` of the pipeline runs.
final class BasketTests: XCTestCase {
  func testEverythingInTheBasketIsAddedUp() {
    XCTAssertEqual(Basket(prices: [40, 25, 15]).total, 80)
  }
}
