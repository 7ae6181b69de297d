import Foundation
import Guarded
import XCTest

/// Each would fail beside another one that has the same port, folders or processes.
class Sharing: XCTestCase {
  func listen() {
    XCTAssertEqual(
      listening(on: 47_117) { listener in
        visit(47_117, of: listener)
        Thread.sleep(forTimeInterval: 0.2)
      }, 0)
  }

  func lock() throws {
    let environment = ProcessInfo.processInfo.environment
    for name in ["HOME", "TMPDIR"] {
      let file = open(try XCTUnwrap(environment[name]) + "/lock", O_CREAT | O_EXCL | O_WRONLY, 0o600)
      XCTAssertGreaterThanOrEqual(file, 0, "\(name) is not ours alone")
    }
    Thread.sleep(forTimeInterval: 0.2)
  }
}

final class OneSharingTests: Sharing {
  func testListens() { listen() }
  func testLocks() throws { try lock() }

  func testLeavesAProcessInASessionOfItsOwn() {
    XCTAssertEqual(system("setsid sleep 4711 &"), 0)
  }
}

final class OtherSharingTests: Sharing {
  func testListens() { listen() }
  func testLocks() throws { try lock() }
}
