import Turnstile
import XCTest

/// Fail on the program as it is.
final class RedTests: XCTestCase {
  /// Recorded when ten was still too young.
  func testTheGateDoesAsItDid() {
    XCTAssertFalse(mayRideAlone(age: 10))
  }

  /// No fare was ever 4.
  func testTwoZones() {
    XCTAssertEqual(fare(zones: 2), 4)
  }
}
