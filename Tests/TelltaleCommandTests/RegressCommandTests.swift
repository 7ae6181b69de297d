import Synchronization
import Telltale
import TelltaleReports
import TelltaleRunner
import Testing

@testable import TelltaleCommand

@Suite struct RegressCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
  }

  /// A study in which the test that a fix added answers like this without it.
  private static func study(_ faulty: Answer, origin: Check.Origin = .added) -> Study {
    var check = Check(id: "T.C/t", kind: .test, title: "t", file: "T.swift", line: 1, correct: .pass)
    check.origin = origin
    let fault = Fault(
      id: "without:HEAD", kind: .revert, operator: "", file: "A.swift", line: 3, column: 0, original: "",
      replacement: "", title: "Mend it")
    return Study(
      tool: SmallStudy.tool,
      subject: Study.Subject(name: "Small", revision: nil, version: "HEAD", selection: Study.Selection()),
      checks: [check], flaky: [], faults: [fault],
      pairs: [Pair(check: check.id, fault: fault.id, faulty: faulty, reach: .infected, evidence: .ran)],
      timing: Study.Timing())
  }

  private func run(_ study: Study, _ arguments: String...) async -> CommandHarness.Outcome {
    var harness = CommandHarness(currentFolder: folder.path)
    harness.regress = { _, _ in RunResult(study: study) }
    return await harness.run(arguments: ["regress"] + arguments)
  }

  @Test func `a test that fails without the fix ends with 0, and the table says so`() async {
    let outcome = await run(Self.study(.fail(.crash)))
    #expect(outcome.exitCode == .success)
    #expect(outcome.messages == "")
    #expect(
      outcome.output == """
        Small
          fix        HEAD
                     Mend it
          outcome    the test that it added or changed fails without it
          checks     1: 1 separating

        Tests that the fix added or changed (1)
                                                                origin  correct  without
          T.C/t                                                 added    passes  crashes

        """)
  }

  @Test func `one that passes ends with 1, and one that did not run with 4`() async {
    let blind = await run(Self.study(.pass), "--quiet")
    #expect(blind.exitCode == .thresholdNotMet)
    #expect(blind.messages == "the test that the fix added or changed does not fail without it\n")
    let outside = await run(Self.study(.didNotRun(.uncompiled)), "--quiet")
    #expect(outside.exitCode == .nothingToMeasure)
    #expect(outside.messages == "error: nothing to say: 1 test added or changed, and none ran on both sides\n")
    let existing = await run(Self.study(.fail(.crash), origin: .existing), "--quiet")
    #expect(existing.exitCode == .nothingToMeasure)
    #expect(existing.messages == "error: nothing to say: none of the tests that the fix changed was found\n")
  }

  @Test func `one that only the wall clock stopped decides nothing, in the table as in the exit code`() async {
    let outcome = await run(Self.study(.fail(.timeLimit)))
    #expect(outcome.exitCode == .nothingToMeasure)
    #expect(
      outcome.messages == """
        error: nothing to say: of 1 test added or changed, 1 is flaky or stopped by the wall clock without the fix, and \
        none is known to fail

        """)
    #expect(
      outcome.output.contains(
        """
          outcome    undecided: the test that it added or changed is flaky, or was
                     stopped by the wall clock

        """))
  }

  @Test func `a fix of which there is nothing to say ends with 4, in words`() async {
    for error in [RegressError.noTests(revision: "HEAD"), .onlyTests(revision: "HEAD"), .noParent(revision: "HEAD")] {
      var harness = CommandHarness(currentFolder: folder.path)
      harness.regress = { _, _ in throw error }
      let outcome = await harness.run("regress")
      #expect(outcome.exitCode == .nothingToMeasure)
      #expect(outcome.messages == "error: \(error)\n")
    }
  }

  @Test func `the fix is a commit, a range, or a branch`() throws {
    #expect(try RegressRequest.fix("HEAD~2") == .commit("HEAD~2"))
    #expect(try RegressRequest.fix("v1..v2") == .range(from: "v1", to: "v2"))
    #expect(try RegressRequest.fix("main...") == .branch(from: "main", to: "HEAD"))
    #expect(try RegressRequest.fix("..topic") == .range(from: "HEAD", to: "topic"))
    #expect(throws: CommandError.self) { try RegressRequest.fix("a..b..c") }
    #expect(throws: CommandError.self) { try RegressRequest.fix("-x") }
  }

  @Test func `the options are read, and files of tests from the configuration too`() async throws {
    try folder.write("{ testFiles: ['checks/**'], timeLimit: 5 }", to: "telltale.json")
    let seen = Mutex<RegressOptions?>(nil)
    var harness = CommandHarness(currentFolder: folder.path)
    harness.regress = { options, _ in
      seen.withLock { $0 = options }
      return RunResult(study: Self.study(.fail(.exit)))
    }
    let outcome = await harness.run("regress", "main...HEAD", "--repeat", "2", "--tap", "--", "make", "test")
    #expect(outcome.exitCode == .success)
    let options = seen.withLock { $0 }
    #expect(options?.fix == .branch(from: "main", to: "HEAD"))
    #expect(options?.command == ["make", "test"])
    #expect(options?.report == .tap)
    #expect(options?.testFiles == ["checks/**"])
    #expect(options?.repeats == 2)
    #expect(options?.run.timeLimit == 5)
  }
}
