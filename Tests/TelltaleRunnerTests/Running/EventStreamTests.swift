import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct EventStreamTests {
  private let test = "M.S/t()/A.swift:3:4"

  private func event(_ kind: String, test: String? = nil, _ more: String = "") -> String {
    let id = test.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(id)\#(more)},"version":0}"# + "\n"
  }

  private func issue(_ fields: String, test: String? = nil) -> String {
    event("issueRecorded", test: test, #","issue":{\#(fields)},"messages":[{"symbol":"fail","text":"broken"}]"#)
  }

  private func read(_ lines: String...) throws -> [TestRecord] {
    try EventStream.read(Data(lines.joined().utf8), test: test)
  }

  @Test("Only the events of the test are read, not those of its suites nor the list of tests")
  func suites() throws {
    let records = try read(
      #"{"kind":"test","payload":{"kind":"suite","id":"M.S","name":"S"},"version":0}"# + "\n",
      event("runStarted"), event("testStarted", test: "M.S"), event("testStarted", test: test),
      event("testEnded", test: test), event("testEnded", test: "M.S"), event("runEnded"))
    #expect(records == [.started, .ended, .finished])
  }

  @Test("An issue with an error is told from one without; known issues and warnings are none")
  func issues() throws {
    let failure = TestFailure(.assertion, "broken")
    #expect(try read(issue(#""isKnown":false"#, test: test)) == [.failed(failure)])
    #expect(
      try read(issue(#""isKnown":false,"_error":{"code":1}"#, test: test)) == [.failed(TestFailure(.error, "broken"))])
    #expect(try read(issue(#""isKnown":true"#, test: test)) == [])
    #expect(try read(issue(#""isKnown":false,"isFailure":false,"severity":"warning""#, test: test)) == [])
  }

  @Test("An issue that belongs to no test is the test's, which ran alone")
  func issuesWithoutATest() throws {
    #expect(try read(issue(#""isKnown":false"#)) == [.failed(TestFailure(.assertion, "broken"))])
  }

  @Test("A test with arguments was skipped when each of its cases was cancelled")
  func cancelledCases() throws {
    let cancelled = event("testCaseStarted", test: test) + event("testCaseCancelled", test: test)
    let passed = event("testCaseStarted", test: test) + event("testCaseEnded", test: test)
    let start = event("testStarted", test: test)
    let end = event("testEnded", test: test)
    #expect(try read(start, cancelled, cancelled, end) == [.started, .skipped, .ended])
    #expect(try read(start, cancelled, passed, end) == [.started, .ended])
  }

  @Test("A test that cancels itself was skipped, and one that is switched off is disabled")
  func absences() throws {
    #expect(
      try read(
        event("testStarted", test: test), event("testCancelled", test: test), event("testCaseCancelled", test: test),
        event("testEnded", test: test)) == [.started, .skipped, .ended])
    #expect(try read(event("testSkipped", test: test)) == [.disabled])
  }

  @Test("A line that was cut off at the end is left out, one in the middle is an error")
  func cutOffLines() throws {
    #expect(try read(event("testStarted", test: test), #"{"kind":"event","payl"#) == [.started])
    #expect(try read("") == [])
    #expect(throws: TestRecordError.unreadable(test: test, line: 1, text: #"{"kind":"#)) {
      try read("{\"kind\":\n", event("testStarted", test: test))
    }
  }

  @Test("A second test in the stream is an error")
  func otherTest() throws {
    let other = "M.S/u()/A.swift:9:4"
    #expect(throws: TestRecordError.otherTest(expected: test, found: other)) {
      try read(event("testStarted", test: test), event("testStarted", test: other))
    }
  }

  @Test("Kinds of records and events that are not known are passed over")
  func unknownKinds() throws {
    #expect(try read(event("iterationStarted", test: test), event("testStarted", test: test)) == [.started])
  }

  @Test("The filter finds its own id and no longer one, whatever is in a raw identifier")
  func filter() throws {
    let ids = [
      "M.S/t(_:)/A.swift:3:4", #"M.`a / (b). c+ [d] "e"? f`/`1 + 1 == 2`()/B.swift:12:6"#, "M.täst()/A.swift:1:2",
    ]
    for id in ids {
      let expression = try Regex(SwiftTestingID.filter(matching: id))
      #expect(id.contains(expression))
      #expect(!(id + "0").contains(expression))
      #expect(!("x" + id).contains(expression))
    }
  }

  @Test("The place at the end of an id is told from a raw identifier that holds its separators")
  func place() {
    #expect(SwiftTestingID("M.S/t(_:)/A.swift:3:4").name == "M.S/t(_:)")
    #expect(SwiftTestingID("M.S/t(_:)/A.swift:3:4").location == "A.swift:3:4")
    #expect(SwiftTestingID("M.S").location == nil)
    #expect(SwiftTestingID("M.`a/b:c`").location == nil)
  }
}
