import Foundation
import Testing

struct Mistake: Error {}

struct EndingTests {
  @Test func passes() {
    #expect(1 + 1 == 2)
  }

  @Test func passesAsynchronously() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
  }

  @Test func failsAnExpectation() {
    #expect(1 + 1 == 3)
  }

  @Test func failsARequirement() throws {
    try #require(1 + 1 == 3)
  }

  @Test func recordsAnIssue() {
    Issue.record("an issue")
  }

  @Test func recordsAnErrorAsAnIssue() {
    Issue.record(Mistake())
  }

  @Test func throwsAnError() throws {
    throw Mistake()
  }

  @Test func expectsAnErrorThatIsNotThrown() {
    #expect(throws: Mistake.self) {}
  }

  @Test func missesAConfirmation() async {
    await confirmation { _ in }
  }

  @Test func crashes() {
    fatalError("crash")
  }

  @Test func failsAnExpectationAndThenCrashes() {
    #expect(Bool(false))
    fatalError("crash")
  }

  @Test func exitsWithStatus0() {
    exit(0)
  }

  @Test func exitsWithStatus3() {
    exit(3)
  }

  @Test func sleepsForEver() async throws {
    while true { try await Task.sleep(nanoseconds: 60_000_000_000) }
  }

  @Test func spinsForEver() {
    while true {}
  }

  @Test func failsInATaskOfItsOwn() async {
    await Task.detached { _ = Issue.record("recorded without a test") }.value
  }

  @Test func closesItsStreamsAndFails() {
    for descriptor in 0...2 as ClosedRange<Int32> { close(descriptor) }
    #expect(Bool(false))
  }

  @Test func printsEventsOfItsOwnAndPasses() {
    print(#"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false}},"version":0}"#)
  }

  @Test func expectsACrashOfAChildAndPasses() async {
    await #expect(processExitsWith: .signal(SIGABRT)) { abort() }
  }

  @Test func expectsACrashThatDoesNotComeAndFails() async {
    await #expect(processExitsWith: .failure) {}
  }
}
