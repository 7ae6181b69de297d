import Foundation
import Guarded
import XCTest

final class CleaningTests: XCTestCase {
  /// The folder is outside of everything that is the test's.
  func testLeavesWhatIsNotOurs() throws {
    let precious = try XCTUnwrap(ProcessInfo.processInfo.environment["PRECIOUS"])
    clean(precious, ours: NSTemporaryDirectory())
    XCTAssertTrue(FileManager.default.fileExists(atPath: precious + "/file"))
  }

  func testRemovesWhatIsOurs() throws {
    let folder = NSTemporaryDirectory() + "/ours"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    clean(folder, ours: folder)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
  }

  /// It passes in the user's own tree.
  func testWritesBesideItsPackage() throws {
    try "written".write(toFile: "written.txt", atomically: true, encoding: .utf8)
    XCTAssertEqual(try String(contentsOfFile: "written.txt", encoding: .utf8), "written")
  }
}
