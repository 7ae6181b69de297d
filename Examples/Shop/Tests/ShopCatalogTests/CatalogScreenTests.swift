import ShopCatalog
import ShopCore
import XCTest

final class CatalogScreenTests: XCTestCase {
  private let products = [
    Product(sku: "CUP", name: "Cup", price: Money(minorUnits: 850)),
    Product(sku: "TEAPOT", name: "Teapot", price: Money(minorUnits: 2500)),
  ]
  private var feed = CatalogFeed()

  override func setUp() {
    super.setUp()
    feed = CatalogFeed()
  }

  // A smoke test, from the days when making the screen before its first list was a crash.
  func testAScreenCanBeMade() {
    XCTAssertEqual(makeScreen().rows, [])
  }

  func testTheScreenFollowsItsFeed() {
    let screen = makeScreen()
    feed.publish(products)
    XCTAssertEqual(screen.rows, ["Cup  8,50 €", "Teapot  25,00 €"])
    XCTAssertNil(screen.notice)
    feed.publish([])
    XCTAssertEqual(screen.rows, [])
    XCTAssertEqual(screen.notice, "Nothing here yet")
  }

  func testTheScreenIsReleasedWithItsLastOwner() {
    weak var screen: CatalogScreen?
    do {
      let shown = makeScreen()
      feed.publish(products)
      screen = shown
      XCTAssertEqual(screen?.rows.count, 2)
    }
    XCTAssertNil(screen)
  }

  func testTheFormatIsReadOnceAList() {
    var reads = 0
    let list = PriceList {
      reads += 1
      return Storefront.germany.prices
    }
    XCTAssertEqual(list.rows(for: products + products + products).count, 6)
    XCTAssertEqual(reads, 1)
  }

  private func makeScreen() -> CatalogScreen {
    CatalogScreen(list: PriceList { Storefront.germany.prices }, feed: feed)
  }
}
