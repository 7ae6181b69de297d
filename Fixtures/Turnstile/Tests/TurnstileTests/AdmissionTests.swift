import Turnstile
import XCTest

final class AdmissionTests: XCTestCase {
  func testAChildOfTenMayRideAlone() {
    XCTAssertTrue(mayRideAlone(age: 10))
  }

  func testAChildOfNineMayNot() {
    XCTAssertFalse(mayRideAlone(age: 9))
  }

  func testAGrownUpMay() {
    XCTAssertTrue(mayRideAlone(age: 30))
  }
}
