import Telltale

import Testing

@testable import TelltaleCommand
@testable import TelltaleRunner

@Suite struct ExitCodeTests {
  @Test func `results that could not be written are no success`() async {
    let failure = WriteFailure()
    let messages = Collector()
    var context = CommandHarness().context(output: Collector(), messages: messages)
    context.output = TextOutput(isTerminal: false, failure: failure) { _ in failure.note(28) }
    #expect(await Commands.run(["version"], in: context) == .internalFailure)
    #expect(
      messages.text == """
        error: standard output can't be written: No space left on device. Make room, or have the results written \
        elsewhere.

        """)
  }

  @Test func `codes have the numbers that scripts rely on`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 70, 130, 143])
  }

  @Test(
    arguments: [
      ([], 0), ([1], 1), ([1, 4], 4), ([4, 3], 3), ([3, 2], 2), ([2, 70], 70), ([70, 143], 143), ([1, 70, 130], 130),
      ([0, 1], 1), ([143, 130], 130),
    ] as [([Int32], Int32)])
  func `a signal wins over 70, then 2, 3, 4 and 1`(codes: [Int32], expected: Int32) {
    #expect(ExitCode.deciding(among: codes.compactMap(ExitCode.init)).rawValue == expected)
  }

  @Test func `errors of the measurement have the codes of their kind`() {
    #expect(CommandFailure(RunError.badTestPattern("(", problem: "x")).exitCode == .notUnderstood)
    #expect(CommandFailure(RunError.doesNotBuild(log: "")).exitCode == .correctVersionUnusable)
    #expect(CommandFailure(RunError.noTests).exitCode == .nothingToMeasure)
    #expect(CommandFailure(RunError.cannotInstrument(log: "")).exitCode == .internalFailure)
    #expect(CommandFailure(CommandError.missingCommand).exitCode == .notUnderstood)
    #expect(CommandFailure(BuildError.noManifest(package: "/a")).exitCode == .notUnderstood)
    #expect(
      CommandFailure(BuildError.unreadablePackage(command: "swift", words: "")).exitCode == .correctVersionUnusable)
    #expect(CommandFailure(BuildError.noTestExecutable(folder: "/a")).exitCode == .nothingToMeasure)
    #expect(CommandFailure(BuildError.notStarted(command: "swift", reason: "")).exitCode == .internalFailure)
    #expect(CommandFailure(MirrorError.unwritable(path: "/a", reason: "")).exitCode == .internalFailure)
    let child = ChildProcessError.keeperLost(executable: "swift")
    #expect(CommandFailure(child).exitCode == .internalFailure)
    #expect(CommandFailure(child).message.hasPrefix("The process that watched over swift was killed"))
    struct Unforeseen: Error {}
    #expect(CommandFailure(Unforeseen()).exitCode == .internalFailure)
  }
}

@Suite struct RunOutcomeTests {
  private let disagreement = Disagreement(
    check: "T.C/t", fault: "A.swift#f#relational#1", measured: .pass, byHand: .answer(.fail(.crash)))

  private func code(
    _ study: Study, disagreements: [Disagreement] = [], minimum: Double? = nil, interruption: Interruption? = nil
  ) -> ExitCode {
    RunOutcome(
      RunResult(study: study, disagreements: disagreements, verified: 20),
      thresholds: Thresholds(minimumScore: minimum), interruption: interruption
    ).exitCode
  }

  @Test func `a measured study ends with 0, and with 1 under its threshold`() {
    #expect(code(SmallStudy.measured) == .success)
    #expect(code(SmallStudy.measured, minimum: 50) == .success)
    #expect(code(SmallStudy.measured, minimum: 51) == .thresholdNotMet)
  }

  @Test func `a disagreement is told, and wins over a threshold`() {
    #expect(code(SmallStudy.measured, disagreements: [disagreement], minimum: 51) == .internalFailure)
    let outcome = RunOutcome(
      RunResult(study: SmallStudy.measured, disagreements: [disagreement], verified: 20), thresholds: Thresholds(),
      interruption: nil)
    #expect(
      outcome.messages == [
        "error: 1 of 20 verdicts found again by hand came out otherwise. This is a defect of Telltale; please report it:",
        "  T.C/t on A.swift#f#relational#1: measured pass, by hand fail (crash)",
      ])
  }

  @Test func `verdicts that are all found again are told, and none are where none were`() {
    func messages(verified: Int) -> [String] {
      RunOutcome(
        RunResult(study: SmallStudy.measured, verified: verified), thresholds: Thresholds(), interruption: nil
      ).messages
    }
    #expect(messages(verified: 20) == ["verified: 20 verdicts found again by editing the source, all agree"])
    #expect(messages(verified: 0) == [])
  }

  @Test func `a failure in the middle is told, and decides the code, beside what was measured`() {
    let outcome = RunOutcome(
      RunResult(study: SmallStudy.measured, failure: RunError.doesNotBuild(log: "no such module")),
      thresholds: Thresholds(minimumScore: 51), interruption: nil)
    #expect(outcome.exitCode == .correctVersionUnusable)
    #expect(outcome.messages[0].hasPrefix("error: The package does not build"))
    #expect(outcome.messages[0].hasSuffix("what was measured so far is reported"))
  }

  @Test func `a file that could not be written is told, and ends with 2`() {
    let outcome = RunOutcome(
      RunResult(study: SmallStudy.measured), thresholds: Thresholds(minimumScore: 51), interruption: nil,
      unwritten: [.outputUnwritable("/a", problem: "no space")])
    #expect(outcome.exitCode == .notUnderstood)
    #expect(outcome.messages.first == "error: --output: /a could not be written: no space")
  }

  @Test func `a signal wins over all`() {
    let study = SmallStudy.study(answers: [.pass])
    #expect(code(study, disagreements: [disagreement], minimum: 51, interruption: .interrupt) == .interrupted)
    #expect(code(study, interruption: .terminate) == .terminated)
    let early = RunOutcome(
      RunResult(study: SmallStudy.study(answers: [], status: .uncompiled)), thresholds: Thresholds(),
      interruption: .interrupt)
    #expect(early.messages == ["interrupted: what was measured so far is reported"])
  }

  @Test func `nothing measured ends with 4, whatever the threshold`() {
    #expect(code(SmallStudy.study(correct: .didNotRun(.skipped), answers: []), minimum: 100) == .nothingToMeasure)
    #expect(code(SmallStudy.study(answers: [], status: .uncompiled), minimum: 100) == .nothingToMeasure)
  }
}
