import Foundation
import Telltale
import TelltaleTesting
import Testing

private func fee(_ subtotal: Int) -> Int { subtotal >= 50 ? 0 : 6 }
private func strictFee(_ subtotal: Int) -> Int { subtotal > 50 ? 0 : 6 }

/// What issues say, and where; issues may come from several tasks.
private final class IssueLog: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [(message: String, line: Int?)] = []

  var messages: [String] { lock.withLock { entries.map(\.message) } }
  var lines: Set<Int?> { lock.withLock { Set(entries.map(\.line)) } }

  func take(_ issue: Issue) -> Bool {
    let message = issue.error.map { "\($0)" } ?? issue.comments.map(\.rawValue).joined()
    lock.withLock { entries.append((message, issue.sourceLocation?.line)) }
    return true
  }
}

/// Expects exactly these messages, recorded at this line.
private func expectIssues(_ messages: [String], at line: Int, _ body: () -> Void) {
  let log = IssueLog()
  withKnownIssue("expected by this test") {
    body()
  } matching: {
    log.take($0)
  }
  #expect(log.messages == messages)
  #expect(log.lines == [line])
}

@Suite("The adapter for Swift Testing")
struct TestingAdapterTests {
  @Test("records nothing where a check separates and a screen agrees")
  func records() {
    expectSeparating(contrast("limit", correct: fee(50), faulty: strictFee(50)) { $0 == 0 })
    expectAgreement(agree("opened", model: ["a": 1], screen: Screen("S", showing: ["a": 1])))
    expectWithin(WorkBudget(2, from: "the specification"), spent: 2)
  }

  @Test("records a finding at the caller's line")
  func separating() {
    let blind = contrast("above", correct: fee(80), faulty: strictFee(80)) { $0 == 0 }
    expectIssues([blind.finding ?? ""], at: #line + 1) {
      expectSeparating(blind)
    }
    let table = Contrasts {
      blind
      contrast("limit", correct: fee(50), faulty: strictFee(50)) { $0 == 0 }
      contrast("noise", correct: fee(80), faulty: strictFee(80)) { $0 == 1 }
    }
    expectIssues([blind.finding ?? "", table["noise"]?.finding ?? ""], at: #line + 1) {
      expectSeparating(table)
    }
  }

  @Test("says whether all was well, wherever in a table it was not")
  func answers() {
    let limit = contrast("limit", correct: fee(50), faulty: strictFee(50)) { $0 == 0 }
    let above = contrast("above", correct: fee(80), faulty: strictFee(80)) { $0 == 0 }
    let model: FieldValues = ["a": 1, "b": 2]
    var results: [Bool] = []
    withKnownIssue("expected by this test") {
      results.append(
        expectSeparating(
          Contrasts {
            above; limit
          }))
      results.append(
        expectSeparating(
          Contrasts {
            limit; above
          }))
      results.append(expectAgreement(agree("read", model: model, screen: Screen("S", showing: ["a": 2, "b": 2]))))
      results.append(expectAgreement(agree("read", model: model, screen: Screen("S", showing: ["a": 1, "b": 3]))))
    }
    results.append(expectSeparating(Contrasts { limit }))
    results.append(expectAgreement(agree("read", model: model, screen: Screen("S", showing: ["a": 1, "b": 2]))))

    #expect(results == [false, false, false, false, true, true])
  }

  @Test("records a finding for each field that has parted from the model")
  func agreement() {
    let table = agree("saved", model: ["a": 1, "b": 2, "c": 3], screen: Screen("S", showing: ["a": 1, "b": 1]))
    expectIssues(table.compactMap(\.finding), at: #line + 1) {
      expectAgreement(table)
    }
    #expect(table.compactMap(\.finding).count == 2)
  }

  @Test("records work over its budget, and objects that are still alive")
  func workAndRelease() {
    expectIssues(["spent 3, allowed 2 (from the specification)"], at: #line + 1) {
      expectWithin(WorkBudget(2, from: "the specification"), spent: 3)
    }
    final class Node { var next: Node? }
    let release = released {
      let node = Node()
      node.next = node
      return node
    }
    let alive = "Node is still alive: it holds itself through Node.next, unless one of these is weak"
    expectIssues([alive], at: #line + 1) {
      expectReleased(release)
    }
  }

  @Test("a test is run against named faulty versions, and passes where it fails on each", .against("strict", "free"))
  func against() throws {
    let fee = try Version.current.choose(correct: fee, faulty: ["strict": strictFee, "free": { _ in 0 }])

    #expect(fee(50) == 0)
    #expect(fee(49) == 6)
  }

  @Test("a test that is blind to a faulty version says so")
  func blindAgainst() async throws {
    let log = IssueLog()
    try await withKnownIssue("expected by this test") {
      let test = try #require(Test.current)
      try await AgainstTrait.against("strict").provideScope(for: test, testCase: nil) {
        let fee = try Version.current.choose(correct: fee, faulty: ["strict": strictFee])
        #expect(fee(80) == 0)
      }
    } matching: {
      log.take($0)
    }
    #expect(
      log.messages == [
        """
        "a test that is blind to a faulty version says so" is blind to the fault: it passes on the correct version \
        (correct) and on the faulty one (strict). Give it a second input, or let it look at what the fault changes.
        """
      ])
  }

  @Test("a faulty version that nobody has made is never taken for a failure of the check")
  func unknownVersion() async throws {
    let log = IssueLog()
    try await withKnownIssue("expected by this test") {
      let test = try #require(Test.current)
      try await AgainstTrait.against("strikt").provideScope(for: test, testCase: nil) {
        let fee = try Version.current.choose(correct: fee, faulty: ["strict": strictFee])
        #expect(fee(50) == 0)
      }
    } matching: {
      log.take($0)
    }
    #expect(log.messages.first == #"found no faulty version "strikt"; there are: "strict""#)
    #expect(log.messages.last?.contains("has no category: it did not run on the faulty version") == true)
  }
}
