import Telltale
import Testing

/// Checks and faults of a made-up package, and what a careful person derives from their answers on paper.
@Suite struct StudyDerivationTests {
  @Test("A check's category follows from its answers to all faults")
  func categories() {
    let study = study(
      checks: ["tells": .pass, "sleeps": .pass, "red": .fail(.assertion), "recorded": .fail(.assertion)],
      faults: ["f", "g"],
      answers: [
        "tells": [.fail(.assertion), .pass], "sleeps": [.pass, .pass],
        "red": [.fail(.assertion), .fail(.crash)], "recorded": [.fail(.assertion), .pass],
      ])
    #expect(category("tells", in: study) == .separating)
    #expect(category("sleeps", in: study) == .blind)
    #expect(category("red", in: study) == .noisy)
    #expect(category("recorded", in: study) == .inverted)
    #expect(study.summary.score == 50)
    #expect(study.faults.map(\.status) == [.seen, .unseen])
    #expect(study.faults[0].seenBy == ["tells"])
  }

  @Test("A check that did not run on the correct version is outside-category for every fault and counted apart")
  func skippedCheck() {
    let study = study(
      checks: ["a": .pass, "skipped": .didNotRun(.skipped)], faults: ["f", "g"],
      answers: ["a": [.fail(.assertion), .fail(.assertion)]])
    #expect(category("skipped", in: study) == .outsideCategory)
    #expect(study.checks.first { $0.id == "skipped" }?.counts.outsideCategory == 2)
    #expect(study.summary.pairs == 4)
    #expect(study.summary.ran == 2)
    #expect(study.summary.outside == 2)
    #expect(study.faults.allSatisfy { $0.seenBy == ["a"] })
  }

  @Test("A check that runs on no faulty version is outside-category, not blind")
  func outsideOnEveryFault() {
    let study = study(checks: ["a": .pass], faults: ["f"], answers: ["a": [.didNotRun(.notFound)]])
    #expect(category("a", in: study) == .outsideCategory)
    #expect(study.faults[0].status == .unseen)
  }

  @Test("A flaky check decides nothing alone: the fault that only it could tell is undecided")
  func flaky() {
    let study = study(
      checks: ["flaky": .pass, "steady": .pass], faults: ["f", "g"],
      answers: ["flaky": [.fail(.assertion), .fail(.assertion)], "steady": [.pass, .fail(.assertion)]],
      flaky: ["flaky"])
    #expect(category("flaky", in: study) == .flaky)
    #expect(study.faults.map(\.status) == [.undecided, .seen])
    #expect(study.faults[0].seenBy == [])
    #expect(study.faults[1].seenBy == ["steady"])
    #expect(study.summary.score == 100)
    #expect(study.summary.pairs == 4)
  }

  @Test("The wall clock decides nothing alone, the work count does")
  func limits() {
    let study = study(
      checks: ["a": .pass], faults: ["f", "g", "h"],
      answers: ["a": [.fail(.timeLimit), .fail(.workLimit), .fail(.memoryLimit)]])
    #expect(study.faults.map(\.status) == [.undecided, .seen, .seen])
    #expect(study.summary.limited == 3)
  }

  @Test("Unreached pairs are counted as blind and left out of the verdicts, unless the check answered otherwise")
  func unreached() {
    let pairs = [
      Pair(check: "a", fault: "f", faulty: .pass, reach: .unreached, evidence: .derived),
      Pair(check: "a", fault: "g", faulty: .fail(.crash), reach: .unreached, evidence: .ran),
      Pair(check: "a", fault: "h", faulty: .pass, reach: .uninfected, evidence: .derived),
      Pair(check: "a", fault: "i", faulty: .pass, reach: .infected, evidence: .ran),
    ]
    let study = study(checks: ["a": .pass], faults: ["f", "g", "h", "i"], pairs: pairs)
    #expect(study.verdicts.map(\.fault) == ["g", "h", "i"])
    let counts = study.checks[0].counts
    #expect(counts.blind == 3)
    #expect((counts.unreached, counts.uninfected, counts.unnoticed) == (1, 1, 1))
    #expect((study.summary.ran, study.summary.derived, study.summary.pairs) == (2, 2, 4))
  }

  @Test("A fault that lacks an answer stays pending: the answers it has are kept, not counted")
  func pending() {
    let pairs = [
      Pair(check: "a", fault: "f", faulty: .fail(.assertion), reach: .infected, evidence: .ran),
      Pair(check: "b", fault: "f", faulty: .pass, reach: .infected, evidence: .ran),
      Pair(check: "a", fault: "g", faulty: .fail(.assertion), reach: .infected, evidence: .ran),
    ]
    let study = study(checks: ["a": .pass, "b": .pass], faults: ["f", "g"], pairs: pairs)
    #expect(study.faults.map(\.status) == [.seen, .pending])
    #expect(study.summary.complete == false)
    #expect(study.summary.pairs == 2)
    #expect(study.summary.ran == 2)
    #expect(study.verdicts.map(\.checks.count) == [2, 1])
    #expect(study.checks.map(\.counts.separating) == [1, 0])
  }

  @Test("Uncompiled and ignored faults keep their status, leave the score and the pairs, and are complete")
  func uncompiled() {
    var faults = ["f", "g", "h"].map(fault)
    faults[0].status = .uncompiled
    faults[1].status = .ignored
    let study = Study(
      tool: tool, subject: subject, checks: [check("a", .pass)], flaky: [], faults: faults,
      pairs: [Pair(check: "a", fault: "h", faulty: .pass, reach: .infected, evidence: .ran)], timing: .init())
    #expect(study.faults.map(\.status) == [.uncompiled, .ignored, .unseen])
    #expect(study.summary.complete)
    #expect((study.summary.faults, study.summary.uncompiled, study.summary.pairs) == (3, 1, 1))
    #expect(study.summary.score == 0)
  }

  @Test("There is no score where no fault was decided")
  func noScore() {
    let study = study(checks: ["a": .pass], faults: ["f"], answers: ["a": [.fail(.timeLimit)]])
    #expect(study.summary.score == nil)
  }

  @Test("Checks and faults are ordered by file, position and id, however they were found")
  func order() {
    let checks = [check("z", .pass, file: "A.swift", line: 2), check("a", .pass, file: "B.swift", line: 1)]
    let study = Study(
      tool: tool, subject: subject, checks: checks.reversed(), flaky: [], faults: [fault("g"), fault("f")], pairs: [],
      timing: .init())
    #expect(study.checks.map(\.id) == ["z", "a"])
    #expect(study.faults.map(\.id) == ["f", "g"])
  }

  private let tool = Study.Tool(name: "telltale", version: "1")
  private let subject = Study.Subject(name: "made-up", revision: nil, selection: .init())

  private func check(_ id: String, _ correct: Answer, file: String = "T.swift", line: Int = 1) -> Check {
    Check(id: id, kind: .test, title: id, file: file, line: line, correct: correct)
  }

  private func fault(_ id: String) -> Fault {
    Fault(
      id: id, kind: .mutant, operator: "relational", file: "S.swift", line: 1, column: 1, original: "<",
      replacement: "<=")
  }

  private func study(
    checks: [String: Answer], faults: [String], answers: [String: [Answer]], flaky: Set<String> = []
  ) -> Study {
    let pairs = answers.flatMap { check, answers in
      zip(faults, answers).map { Pair(check: check, fault: $0, faulty: $1, reach: .infected, evidence: .ran) }
    }
    return study(checks: checks, faults: faults, pairs: pairs, flaky: flaky)
  }

  private func study(
    checks: [String: Answer], faults: [String], pairs: [Pair], flaky: Set<String> = []
  ) -> Study {
    Study(
      tool: tool, subject: subject, checks: checks.map { check($0, $1) }, flaky: flaky, faults: faults.map(fault),
      pairs: pairs, timing: .init())
  }

  private func category(_ id: String, in study: Study) -> Check.Category? {
    study.checks.first { $0.id == id }?.category
  }
}
