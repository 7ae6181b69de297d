import XCTest

final class FailingSetUpTests: XCTestCase {
  override func setUp() {
    XCTFail("in setUp")
  }

  func testWouldPass() {}
}

final class ThrowingSetUpTests: XCTestCase {
  override func setUpWithError() throws {
    throw Mistake()
  }

  func testWouldPass() {}
}

final class SkippingSetUpTests: XCTestCase {
  override func setUpWithError() throws {
    throw XCTSkip("not here")
  }

  func testWouldPass() {}
}

final class CrashingClassSetUpTests: XCTestCase {
  override class func setUp() {
    fatalError("in the class's setUp")
  }

  func testWouldPass() {}
}

final class ExitingClassSetUpTests: XCTestCase {
  override class func setUp() {
    exit(0)
  }

  func testWouldPass() {}
}

final class SleepingClassSetUpTests: XCTestCase {
  override class func setUp() {
    while true { sleep(60) }
  }

  func testWouldPass() {}
}

/// XCTest records failures of tests only: this one is lost, and the test passes for whoever runs it.
final class FailingClassSetUpTests: XCTestCase {
  override class func setUp() {
    XCTFail("in the class's setUp")
  }

  func testPassesAllTheSame() {}
}

final class CrashingClassTearDownTests: XCTestCase {
  override class func tearDown() {
    fatalError("in the class's tearDown")
  }

  func testWouldPass() {}
}

final class ExitingClassTearDownTests: XCTestCase {
  override class func tearDown() {
    exit(0)
  }

  func testWouldPass() {}
}

final class FailingTearDownTests: XCTestCase {
  override func tearDown() {
    XCTFail("in tearDown")
  }

  func testWouldPass() {}
}
