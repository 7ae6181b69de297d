import ShopCart
import ShopCheckout
import ShopCore
import ShopShipping
import XCTest

final class ReceiptTests: XCTestCase {
  func testASmallOrderWithADiscount() throws {
    var state = CheckoutState.buying(.cup, .cup, .teapot)
    let discount = try XCTUnwrap(Discount(percent: 10))
    state.discount = discount
    XCTAssertEqual(
      receipt(of: state, number: 7).text,
      """
      Order 7
      2 x Cup: 17,00 €
      1 x Teapot: 25,00 €
      Discount: -4,20 €
      Shipping: 4,90 €
      Total: 42,70 €
      """)
  }

  func testALargeOrderTravelsFree() {
    let lines = receipt(of: .buying(.teapot, .teapot, .teapot), number: 8).lines
    XCTAssertEqual(lines, ["3 x Teapot: 75,00 €", "Shipping: free", "Total: 75,00 €"])
  }

  func testTheReceiptOfOrder2077IsAsRecorded() {
    XCTAssertEqual(receipt(of: .buying(.teapot, .teapot), number: 2077).text, RecordedReceipts.order2077)
  }

  // The archive lost receipts once, because an encoder threw and nobody caught it.
  func testAReceiptCanBeArchived() {
    XCTAssertNoThrow(try receipt(of: .buying(.cup), number: 9).archived())
  }

  private func receipt(of state: CheckoutState, number: Int) -> Receipt {
    Receipt(
      number: number, cart: state.cart, bill: Bill(for: state, rates: .germany), format: Storefront.germany.prices)
  }
}
