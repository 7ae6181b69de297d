import ShopCatalog
import XCTest

final class RowPoolTests: XCTestCase {
  func testScrollingUsesTheSameRowsAgain() {
    var pool = RowPool()
    for top in 0...90 { pool.show(top..<top + 10) }
    XCTAssertEqual(pool.made, 10)
    XCTAssertEqual(pool.shown.keys.sorted(), Array(90..<100))
    XCTAssertEqual(Set(pool.shown.values).count, 10)
  }
}
