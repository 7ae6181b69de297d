import Telltale
import Testing

@Suite struct FixVerdictTests {
  @Test func `one test that fails without the fix is enough`() {
    #expect(verdict([.fail(.assertion), .pass, .fail(.timeLimit)]) == .separated(by: 1, of: 3))
    #expect(verdict([.fail(.workLimit), .fail(.crash)]) == .separated(by: 2, of: 2))
  }

  @Test func `what the wall clock stopped, and what is flaky, decides nothing`() {
    #expect(verdict([.fail(.timeLimit)]) == .undecided(1, of: 1))
    #expect(verdict([.pass, .fail(.timeLimit)]) == .undecided(1, of: 2))
    #expect(verdict([.pass, .fail(.assertion)], flaky: [1]) == .undecided(1, of: 2))
  }

  @Test func `tests that pass on both sides do not separate, and those that did not run say nothing`() {
    #expect(verdict([.pass, .didNotRun(.uncompiled)]) == .notSeparated(of: 2))
    #expect(verdict([.didNotRun(.uncompiled)]) == .outsideCategory(1))
    #expect(verdict([]) == .outsideCategory(0))
  }

  @Test func `a test that fails with the fix is not said to pass without it`() {
    #expect(verdict([.fail(.assertion)], correct: .fail(.assertion)) == .failing(1, of: 1))
    #expect(verdict([.pass, .didNotRun(.uncompiled)], correct: .fail(.crash)) == .failing(1, of: 2))
  }

  @Test func `tests that the fix left as they were are not asked`() {
    #expect(verdict([.fail(.assertion)], origin: .existing) == .outsideCategory(0))
  }

  /// The verdict of tests by their answers without the fix.
  private func verdict(
    _ answers: [Answer], correct: Answer = .pass, flaky: Set<Int> = [], origin: Check.Origin = .added
  ) -> Study.FixVerdict {
    let checks = answers.indices.map {
      Check(id: "T.C/\($0)", kind: .test, title: "", file: "T.swift", line: $0, correct: correct, origin: origin)
    }
    let fault = Fault(
      id: "without:HEAD", kind: .revert, operator: "", file: "", line: 0, column: 0, original: "", replacement: "")
    return Study(
      tool: Study.Tool(name: "telltale", version: "1"),
      subject: Study.Subject(name: "P", revision: nil, selection: Study.Selection()), checks: checks,
      flaky: Set(flaky.map { "T.C/\($0)" }), faults: [fault],
      pairs: zip(checks, answers).map {
        Pair(check: $0.id, fault: fault.id, faulty: $1, reach: nil, evidence: .ran)
      }, timing: Study.Timing()
    ).fixVerdict
  }
}
