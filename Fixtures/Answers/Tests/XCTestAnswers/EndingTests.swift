import XCTest

struct Mistake: Error {}

final class EndingTests: XCTestCase {
  func testPasses() {
    XCTAssertEqual(1 + 1, 2)
  }

  func testPassesAsynchronously() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    XCTAssertTrue(true)
  }

  func testFailsAnAssertion() {
    XCTAssertEqual(1 + 1, 3, "a \"quoted\"\tmessage\non two lines")
  }

  func testFailsAnAssertionAsynchronously() async {
    await Task.yield()
    XCTFail("after a suspension")
  }

  func testThrowsAnError() throws {
    throw Mistake()
  }

  func testThrowsAnErrorInsideAnAssertion() {
    func value() throws -> Int { throw Mistake() }
    XCTAssertEqual(try value(), 1)
  }

  func testFailsAnAssertionAndThenThrows() throws {
    XCTFail("first")
    throw Mistake()
  }

  func testCrashes() {
    fatalError("crash")
  }

  func testFailsAnAssertionAndThenCrashes() {
    XCTFail("first")
    fatalError("crash")
  }

  func testExitsWithStatus0() {
    exit(0)
  }

  func testExitsWithStatus3() {
    exit(3)
  }

  func testExitsAfterItsEnd() {
    atexit { _exit(5) }
  }

  func testFailsAnAssertionAndThenExitsWithStatus0() {
    XCTFail("first")
    exit(0)
  }

  func testSkips() throws {
    throw XCTSkip("not here")
  }

  func testFailsAnAssertionAndThenSkips() throws {
    XCTFail("first")
    throw XCTSkip("not here")
  }

  func testSleepsForEver() {
    while true { sleep(60) }
  }

  func testSpinsForEver() {
    while true {}
  }

  func testFailsAnAssertionAndThenSleepsForEver() {
    XCTFail("first")
    while true { sleep(60) }
  }
}

final class StoppingAtTheFirstFailureTests: XCTestCase {
  override var continueAfterFailure: Bool {
    get { false }
    set {}
  }

  func testFailsAnAssertion() {
    XCTFail("first")
  }
}
