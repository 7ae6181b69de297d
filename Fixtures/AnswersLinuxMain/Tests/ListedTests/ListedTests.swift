import XCTest

final class ListedTests: XCTestCase {
  static let allTests = [("testIsListed", testIsListed), ("testFails", testFails)]

  func testIsListed() {}

  func testFails() { XCTFail("seen") }

  func testIsForgotten() { XCTFail("never seen") }
}

final class ForgottenTests: XCTestCase {
  func testIsForgotten() { XCTFail("never seen") }
}
