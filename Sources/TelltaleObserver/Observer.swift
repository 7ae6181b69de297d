// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

import CTelltaleRuntime
import Foundation
import XCTest

/// Registers the observer; called before `main`, so that a package needs no code of its own for it.
///
/// Only XCTest is observed: Swift Testing writes a stream of events itself.
@_cdecl("telltale_observe")
public func __telltale_observe() {
  XCTestObservationCenter.shared.addTestObserver(RecordingObserver.shared)
  Record("observing").append()
}

/// Appends a record of everything that XCTest tells of.
///
/// It looks on only: nothing is printed, and no test is changed, delayed or kept alive, but that a run on a fault ends at
/// its first failure.
final class RecordingObserver: NSObject, XCTestObservation, @unchecked Sendable {
  /// The one of the process; to add it twice is to add it once.
  static let shared = RecordingObserver()

  private let lock = NSLock()
  private var unexpected = 0

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    Record("suiteStarted", ["suite": testSuite.name]).append()
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    Record("suiteEnded", ["suite": testSuite.name]).append()
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    lock.lock()
    unexpected = 0
    lock.unlock()
    Record("testStarted", ["test": testCase.identifier]).append()
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    // XCTest counts thrown errors apart from assertions, but does not say which of them a failure is.
    let count = testCase.testRun?.unexpectedExceptionCount ?? 0
    lock.lock()
    let isError = count > unexpected
    unexpected = count
    lock.unlock()
    let isRecorded = Record(
      "failed",
      [
        "test": testCase.identifier, "how": isError ? "error" : "assertion", "message": description,
        "file": filePath ?? "", "line": String(lineNumber),
      ]
    ).append()
    // Nothing that the test does from here on takes the failure back, and it may be a million more of them.
    if isRecorded { telltale_bail() }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let wasSkipped = testCase.testRun?.hasBeenSkipped ?? false
    Record("testEnded", ["test": testCase.identifier, "skipped": wasSkipped ? "yes" : "no"]).append()
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    Record("finished").append()
  }
}

extension XCTestCase {
  /// `Module.Class/test`, as the test is selected on the command line.
  fileprivate var identifier: String {
    let method = name.split(separator: ".").last.map(String.init) ?? name
    // As `String(reflecting:)` says it, which looks through every conformance in the process first.
    return _typeName(type(of: self), qualified: true) + "/" + method
  }
}
