import Foundation
import Turnstile
import XCTest

final class WatchTests: XCTestCase {
  /// Where the gate lets a child of nine pass, writes its process into the temporary file that `WATCH` names, and waits.
  func testNoChildOfNinePasses() throws {
    guard let name = ProcessInfo.processInfo.environment["WATCH"] else { throw XCTSkip("nobody watches") }
    guard mayRideAlone(age: 9) else { return }
    try "\(getpid())".write(toFile: NSTemporaryDirectory() + "/" + name, atomically: true, encoding: .utf8)
    sleep(60)
  }
}
