import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct ObserverRecordsTests {
  private let test = "M.CartTests/testSum"
  private let observing = #"{"record":"observing"}"#

  private func read(_ lines: String...) throws -> [TestRecord]? {
    try ObserverRecords.read(Data(lines.map { $0 + "\n" }.joined().utf8), test: test)
  }

  @Test("The suite of the class begins the test; the suite around it does not")
  func whole() throws {
    let records = try read(
      observing, #"{"record":"suiteStarted","suite":"Selected tests"}"#,
      #"{"record":"suiteStarted","suite":"CartTests"}"#, #"{"record":"testStarted","test":"M.CartTests/testSum"}"#,
      #"{"record":"failed","test":"M.CartTests/testSum","how":"assertion","message":"a \"b\"\nc"}"#,
      #"{"record":"failed","test":"M.CartTests/testSum","how":"error","message":"threw"}"#,
      #"{"record":"testEnded","test":"M.CartTests/testSum","skipped":"no"}"#,
      #"{"record":"suiteEnded","suite":"CartTests"}"#, #"{"record":"finished"}"#)
    #expect(
      records == [
        .began, .started, .failed(TestFailure(.assertion, "a \"b\"\nc")), .failed(TestFailure(.error, "threw")),
        .ended, .finished,
      ])
  }

  @Test("A skip is known from the test's end")
  func skip() throws {
    #expect(
      try read(
        observing, #"{"record":"testStarted","test":"M.CartTests/testSum"}"#,
        #"{"record":"testEnded","test":"M.CartTests/testSum","skipped":"yes"}"#) == [.started, .skipped, .ended])
  }

  @Test("Without its first record the observer was not at work, which is not the same as nothing having run")
  func observerMissing() throws {
    #expect(try read() == nil)
    #expect(try read(#"{"record":"testStarted","test":"M.CartTests/testSum"}"#) == nil)
    #expect(try read(observing) == [])
  }

  @Test("A record of another test is an error")
  func otherTest() {
    #expect(throws: TestRecordError.otherTest(expected: test, found: "M.CartTests/testOther")) {
      try read(observing, #"{"record":"testStarted","test":"M.CartTests/testOther"}"#)
    }
  }
}
