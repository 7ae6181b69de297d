import ShopCart
import ShopCore
import XCTest

final class CartTests: XCTestCase {
  private let cup = Product(sku: "CUP", name: "Cup", price: Money(minorUnits: 850))
  private let teapot = Product(sku: "TEAPOT", name: "Teapot", price: Money(minorUnits: 2500))
  private var cart = Cart()

  override func setUp() {
    super.setUp()
    cart = Cart()
    cart.add(cup, pieces: 2)
    cart.add(teapot)
  }

  func testEveryPieceOfEveryLineCounts() {
    XCTAssertEqual(cart.subtotal, Money(minorUnits: 2 * 850 + 2500))
    XCTAssertEqual(cart.pieceCount, 3)
  }

  func testASecondAddJoinsTheFirst() {
    cart.add(cup)
    XCTAssertEqual(cart.lines, [CartLine(product: cup, quantity: 3), CartLine(product: teapot, quantity: 1)])
  }

  func testRemovingOnePieceLeavesTheOthers() {
    cart.removeOne("CUP")
    XCTAssertEqual(cart.quantity(of: "CUP"), 1)
    XCTAssertEqual(cart.quantity(of: "TEAPOT"), 1)
  }

  func testTheLastPieceTakesItsLineAlong() {
    cart.removeOne("TEAPOT")
    XCTAssertEqual(cart.lines.map(\.product.sku), ["CUP"])
    XCTAssertEqual(cart.quantity(of: "TEAPOT"), 0)
  }

  func testACartWaitsForTheProductThatHasToBeOrdered() {
    XCTAssertFalse(cart.waitsForStock)
    cart.add(Product(sku: "TRAY", name: "Tray", price: Money(minorUnits: 1900), leadDays: 5))
    XCTAssertTrue(cart.waitsForStock)
  }
}
