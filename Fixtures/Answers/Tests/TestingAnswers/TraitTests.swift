import Foundation
import Testing

struct TraitTests {
  @Test(.disabled("for now")) func isDisabled() {}

  @Test(.enabled(if: Bool(false))) func isNotEnabled() {}

  @Suite(.disabled("all of it")) struct InADisabledSuite {
    @Test func wouldPass() {}
  }

  @Test func hasAKnownIssue() {
    withKnownIssue { #expect(Bool(false)) }
  }

  @Test func lacksAKnownIssue() {
    withKnownIssue {}
  }

  @Test func hasAnIntermittentKnownIssueThatDoesNotOccur() {
    withKnownIssue(isIntermittent: true) {}
  }

  @Test(arguments: [1, 2, 3]) func passesForEveryArgument(_ value: Int) {
    #expect(value > 0)
  }

  @Test(arguments: [1, 2, 3]) func failsForOneArgument(_ value: Int) {
    #expect(value != 2)
  }

  @Test(arguments: [1, 2, 3]) func exitsForOneArgument(_ value: Int) {
    if value == 2 { exit(0) }
  }

  @Test(arguments: [Int]()) func hasNoArguments(_ value: Int) {}

  @Test(arguments: [1, 2], ["a", "b"]) func passesForEveryPair(_ value: Int, name: String) {}
}

#if compiler(>=6.3)
  struct CancellationTests {
    @Test func isCancelled() throws {
      try Test.cancel("not here")
    }

    @Test func failsAndIsCancelled() throws {
      #expect(Bool(false))
      try Test.cancel("not here")
    }

    @Test(arguments: [1, 2]) func isCancelledForOneArgument(_ value: Int) throws {
      if value == 1 { try Test.cancel("not here") }
    }

    @Test(arguments: [1, 2]) func isCancelledForEveryArgument(_ value: Int) throws {
      try Test.cancel("not here")
    }

    @Test func recordsAWarning() {
      Issue.record("only a warning", severity: .warning)
    }
  }
#endif
