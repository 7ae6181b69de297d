import XCTest

final class SourceTests: XCTestCase {
  /// Reads the source instead of calling it: a fault written into the file is one thing, a switch in the program another.
  func testTheRuleIsNotWrittenAsMoreThan() throws {
    let source = try String(contentsOfFile: "Sources/Turnstile/Admission.swift", encoding: .utf8)
    XCTAssertFalse(source.contains("age > 10"))
  }
}
