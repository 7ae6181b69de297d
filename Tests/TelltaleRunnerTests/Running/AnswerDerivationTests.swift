import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct AnswerDerivationTests {
  private let whole: [TestRecord] = [.began, .started, .ended, .finished]
  private let assertion = TestRecord.failed(TestFailure(.assertion, "1 is not 2"))
  private let error = TestRecord.failed(TestFailure(.error, "threw"))

  private func answer(_ termination: Termination, _ records: [TestRecord]) throws -> Answer {
    try Answer(termination, records, test: "M.C/t")
  }

  @Test("A test passes when it started, ended, and its process left with status 0")
  func passes() throws {
    #expect(try answer(.exited(status: 0), whole) == .pass)
    #expect(try answer(.exited(status: 0), [.started, .ended, .finished]) == .pass)
  }

  @Test("The first failure recorded decides, whatever comes after it")
  func recordedFailure() throws {
    let ends: [Termination] = [
      .exited(status: 0), .exited(status: 1), .signalled(4), .stopped(.wallClock), .stopped(.processorTime),
      .stopped(.memory), .stopped(.switches),
    ]
    for end in ends {
      #expect(try answer(end, [.started, assertion]) == .fail(.assertion))
      #expect(try answer(end, [.started, error, assertion, .ended, .finished]) == .fail(.error))
      #expect(try answer(end, [.started, assertion, .skipped, .ended, .finished]) == .fail(.assertion))
    }
  }

  @Test("A signal is a crash, before, in and after the test")
  func crash() throws {
    #expect(try answer(.signalled(11), []) == .fail(.crash))
    #expect(try answer(.signalled(11), [.began]) == .fail(.crash))
    #expect(try answer(.signalled(11), [.started]) == .fail(.crash))
    #expect(try answer(.signalled(11), whole) == .fail(.crash))
  }

  @Test("Each limit has its own answer", arguments: [[], [TestRecord.began], [.began, .started]])
  func limits(_ records: [TestRecord]) throws {
    #expect(try answer(.stopped(.switches), records) == .fail(.workLimit))
    #expect(try answer(.stopped(.processorTime), records) == .fail(.workLimit))
    #expect(try answer(.stopped(.wallClock), records) == .fail(.timeLimit))
    #expect(try answer(.stopped(.memory), records) == .fail(.memoryLimit))
  }

  @Test("A process that leaves before the test is through has failed, with any status", arguments: [0, 3] as [Int32])
  func exit(_ status: Int32) throws {
    #expect(try answer(.exited(status: status), [.began]) == .fail(.exit))
    #expect(try answer(.exited(status: status), [.began, .started]) == .fail(.exit))
    #expect(try answer(.exited(status: status), [.began, .started, .ended]) == .fail(.exit))
  }

  @Test("A status other than 0 after a test that passed is a failure")
  func statusAfterTheEnd() throws {
    #expect(try answer(.exited(status: 5), whole) == .fail(.exit))
  }

  @Test("What never started did not run, whatever the status", arguments: [0, 1, 69] as [Int32])
  func notFound(_ status: Int32) throws {
    #expect(try answer(.exited(status: status), []) == .didNotRun(.notFound))
    #expect(try answer(.exited(status: status), [.finished]) == .didNotRun(.notFound))
  }

  @Test("Skipped while it ran is told from switched off where it is declared")
  func absences() throws {
    #expect(try answer(.exited(status: 0), [.started, .skipped, .ended, .finished]) == .didNotRun(.skipped))
    #expect(try answer(.exited(status: 0), [.disabled, .finished]) == .didNotRun(.disabled))
  }

  @Test(
    "Records that contradict each other are an error",
    arguments: [
      [TestRecord.started, .started, .ended, .finished], [.ended, .finished], [.started, .finished],
      [.started, .ended, .ended, .finished],
    ])
  func contradictions(_ records: [TestRecord]) {
    #expect(throws: TestRecordError.contradictory(test: "M.C/t", records: records)) {
      try answer(.exited(status: 0), records)
    }
  }
}
