import Guarded
import XCTest

final class CountingTests: XCTestCase {
  func testEvens() {
    XCTAssertEqual(evens(below: 5), 3)
  }

  func testEvensInAThread() {
    let isDone = expectation(description: "counted")
    Thread.detachNewThread {
      XCTAssertEqual(evens(below: 5), 3)
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 600)
  }

  func testCells() {
    XCTAssertEqual(cells(for: 3), 4)
  }
}
