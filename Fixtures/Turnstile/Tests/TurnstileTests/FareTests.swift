import Turnstile
import XCTest

final class FareTests: XCTestCase {
  func testOneZone() {
    XCTAssertEqual(fare(zones: 1), 3)
  }

  func testFourZones() {
    XCTAssertEqual(fare(zones: 4), 5)
  }
}
