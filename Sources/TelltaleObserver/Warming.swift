// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

import Foundation
import XCTest

/// Does what XCTest does around every test and what takes long the first time only; called in a fork server, for the
/// runs to find it done.
///
/// No test can tell: nothing of the tests runs here, and XCTest does the same before any of them.
@_cdecl("telltale_warm")
public func __telltale_warm() {
  // How XCTest prints when a suite starts, which fills caches of dates, numbers and languages.
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
  _ = formatter.string(from: Date())
  // A test may set another time zone before it asks for the first time.
  NSTimeZone.resetSystemTimeZone()
  // How it compares tests with the one that is asked for, and prints what they take.
  _ = String(reflecting: XCTestCase.self)
  _ = String(format: "%.3f", 0.5)
  _ = Bundle.main.bundlePath
  _ = XCTestSuite(name: "")
  let expectation = XCTestExpectation(description: "")
  // Where it keeps who waits for what is asynchronous; to wait would start threads.
  let kept = Thread.current.threadDictionary
  kept["telltale"] = expectation
  _ = kept["telltale"] as? XCTestExpectation
  kept.removeObject(forKey: "telltale")
  // It records nothing before a run has told it where to.
  XCTestObservationCenter.shared.addTestObserver(RecordingObserver.shared)
}
