import ShopCheckout
import XCTest

final class CheckoutRouteTests: XCTestCase {
  private var route = CheckoutRoute()

  override func setUp() {
    super.setUp()
    route = CheckoutRoute()
  }

  func testTheWholeRoute() {
    walk([.checkoutTapped, .addressEntered, .paid(waitsForStock: false)])
    XCTAssertEqual(route.path, [.cart, .address, .payment, .confirmation])
  }

  func testADelayIsSaidBeforeTheConfirmation() {
    walk([.checkoutTapped, .addressEntered, .paid(waitsForStock: true), .noticeRead])
    XCTAssertEqual(route.path, [.cart, .address, .payment, .delayNotice, .confirmation])
  }

  // From the ticket "checkout opens on the wrong screen". The route always begins at the cart, wherever it ends.
  func testTheRouteBeginsAtTheCart() {
    walk([.checkoutTapped, .addressEntered, .paid(waitsForStock: false)])
    XCTAssertEqual(route.path.first, .cart)
  }

  func testBackLeadsToTheScreenBefore() {
    walk([.checkoutTapped, .addressEntered, .backTapped])
    XCTAssertEqual(route.path, [.cart, .address])
  }

  func testThereIsNoWayBackFromTheCartOrOnceItIsPaid() {
    XCTAssertFalse(route.canGoBack)
    walk([.checkoutTapped, .addressEntered, .paid(waitsForStock: true), .backTapped, .noticeRead, .backTapped])
    XCTAssertEqual(route.path.last, .confirmation)
  }

  private func walk(_ events: [CheckoutEvent]) {
    for event in events { route.handle(event) }
  }
}
