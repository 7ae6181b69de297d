import Foundation
import Synchronization
import Telltale
import TelltaleReports
import TelltaleRunner
import Testing

@testable import TelltaleCommand

@Suite struct RunCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Sources/A.swift")
  }

  private var harness: CommandHarness { CommandHarness(currentFolder: folder.path) }

  @Test func `the table goes to standard output and nothing to standard error`() async {
    let outcome = await harness.run("run")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == TerminalReport().text(of: SmallStudy.measured))
    #expect(outcome.messages == "")
  }

  @Test func `JSON goes to standard output alone, and files get what they are to hold`() async throws {
    let outcome = await harness.run("run", "--format", "json", "--output", "terminal=table.txt", "--output=json=s.json")
    let json = String(decoding: try StudyJSON.write(SmallStudy.measured), as: UTF8.self)
    #expect(outcome.output == json)
    #expect(try folder.read("s.json") == json)
    #expect(try folder.read("table.txt") == TerminalReport().text(of: SmallStudy.measured))
  }

  @Test func `quiet and verbose choose how much is told`() async {
    #expect(
      await harness.run("run", "--quiet").output == TerminalReport(detail: .summary).text(of: SmallStudy.measured))
    #expect(
      await harness.run("run", "--verbose").output == TerminalReport(detail: .everything).text(of: SmallStudy.measured))
  }

  @Test func `colour is for terminals, unless it is asked for or NO_COLOR is set`() async {
    let plain = TerminalReport().text(of: SmallStudy.measured)
    let coloured = TerminalReport(style: .ansi).text(of: SmallStudy.measured)
    var terminal = harness
    terminal.isTerminal = true
    #expect(await terminal.run("run").output == coloured)
    #expect(await terminal.run("run", "--color", "never").output == plain)
    #expect(await harness.run("run", "--color=always").output == coloured)
    terminal.environment = ["NO_COLOR": "1"]
    #expect(await terminal.run("run").output == plain)
    terminal.environment = ["NO_COLOR": ""]
    #expect(await terminal.run("run").output == coloured)
  }

  @Test func `a threshold that is not met is told on standard error`() async {
    let outcome = await harness.run("run", "--fail-under", "60", "--fail-on", "unseen")
    #expect(outcome.exitCode == .thresholdNotMet)
    #expect(
      outcome.messages == """
        threshold not met: the score of 50.0% is under the 60.0% that --fail-under asks for
        threshold not met: no check sees 1 fault; --fail-on unseen asks for none

        """)
  }

  @Test func `options reach the measurement with the package's absolute path`() async {
    let seen = Mutex<RunOptions?>(nil)
    var harness = harness
    harness.currentFolder = "/"
    harness.measure = { options, _ in
      seen.withLock { $0 = options }
      return RunResult(study: SmallStudy.measured)
    }
    let outcome = await harness.run(
      "run", "--files", "A/**", "--skip", "Slow", "--time-limit", "1.5", "--memory-limit", "512", "--verify", "2",
      "--configuration", "release", "--traits", "A,B", "-Xswiftc", "-DX", "--env", "TZ=UTC", "--runner", "process",
      "--sample", "3", "--seed", "4", "--allow-network", "--verbose", folder.path)
    #expect(outcome.exitCode == .success)
    var expected = RunOptions(package: folder.path)
    expected.runner = .process
    expected.files = ["A/**"]
    expected.skip = ["Slow"]
    expected.timeLimit = 1.5
    expected.memoryLimit = 512
    expected.verify = 2
    expected.allowNetwork = true
    expected.isVerbose = true
    expected.build.configuration = .release
    expected.build.traits = ["A", "B"]
    expected.build.swiftcFlags = ["-DX"]
    expected.build.environment = ["TZ": "UTC"]
    expected.sample = 3
    expected.seed = 4
    #expect(seen.withLock { $0 } == expected)
  }

  @Test func `notes of the measurement are told, unless quiet`() async {
    var harness = harness
    harness.measure = { _, events in
      events(.mirroring)
      events(.note("careful"))
      return RunResult(study: SmallStudy.measured)
    }
    #expect(await harness.run("run").messages == "note: careful\n")
    #expect(await harness.run("run", "--quiet").messages == "")
    harness.isTerminal = true
    let clearing = "\r\u{1B}[2K"
    #expect(
      await harness.run("run").messages
        == "\(clearing)Copying the package\(clearing)note: careful\nCopying the package\(clearing)")
  }

  @Test func `an error of the measurement is told in its words, with its code`() async {
    var harness = harness
    harness.measure = { _, _ in throw RunError.noTests }
    let outcome = await harness.run("run")
    #expect(outcome.exitCode == .nothingToMeasure)
    #expect(outcome.output == "")
    #expect(outcome.messages == "error: \(RunError.noTests)\n")
  }

  @Test func `an interruption ends the measurement early, and what there is is reported`() async {
    let (signals, continuation) = AsyncStream<Interruption>.makeStream()
    var harness = harness
    harness.interruptions = Interruptions(signals: signals)
    let partial = SmallStudy.study(answers: [.fail(.assertion)])
    harness.measure = { _, _ in
      continuation.yield(.interrupt)
      while !Task.isCancelled { await Task.yield() }
      return RunResult(study: partial)
    }
    let outcome = await harness.run("run", "--fail-under", "100", "--output", "json=partial.json")
    #expect(outcome.exitCode == .interrupted)
    #expect(outcome.output == TerminalReport().text(of: partial))
    #expect(outcome.messages == "interrupted: what was measured so far is reported\n")
    #expect(throws: Never.self) { try folder.read("partial.json") }
  }

  @Test func `an interruption before there is anything to report has the signal's code`() async {
    let (signals, continuation) = AsyncStream<Interruption>.makeStream()
    var harness = harness
    harness.interruptions = Interruptions(signals: signals)
    harness.measure = { _, _ in
      continuation.yield(.terminate)
      while !Task.isCancelled { await Task.yield() }
      throw CancellationError()
    }
    let outcome = await harness.run("run")
    #expect(outcome.exitCode == .terminated)
    #expect(outcome.messages == "terminated before anything was measured\n")
  }

  @Test func `list shows the faults and measures nothing`() async throws {
    var harness = harness
    harness.measure = { _, _ in throw RunError.noTests }
    let outcome = await harness.run("run", "--list")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == "A.swift:1:3  < -> <=\nA.swift:1:3  < -> !=\n2 faults\n")
    let json = await harness.run("run", "--list", "--format", "json")
    #expect(try JSONDecoder().decode([Fault].self, from: Data(json.output.utf8)) == SmallStudy.faults)
    harness.listFaults = { _, _ in [] }
    #expect(await harness.run("run", "--list").exitCode == .nothingToMeasure)
  }

  @Test func `list takes no options that need a measurement`() async {
    let outcome = await harness.run("run", "--list", "--verify", "3")
    #expect(outcome.exitCode == .notUnderstood)
    #expect(
      outcome.messages == """
        error: --list measures nothing, so there is nothing for --verify; leave out one of the two
        See 'telltale run --help'.

        """)
  }

  @Test func `the package's own configuration is read, and another one when it is named`() async throws {
    try folder.write("{ failUnder: 100 }", to: "telltale.json")
    try folder.write("{ failUnder: 10 }", to: "easy.json")
    #expect(await harness.run("run").exitCode == .thresholdNotMet)
    #expect(await harness.run("run", "--config", "easy.json").exitCode == .success)
    #expect(await harness.run("run", "--fail-under", "50").exitCode == .success)
    let missing = await harness.run("run", "--config", "none.json")
    #expect(missing.exitCode == .notUnderstood)
    #expect(missing.messages.hasPrefix("error: there is no configuration file at none.json\n"))
  }

  @Test func `operators are checked by name, on the command line and in the file`() async throws {
    #expect(await harness.run("run", "--operators", "all").exitCode == .success)
    #expect(await harness.run("run", "--operators", "logical,relational").exitCode == .success)
    let outcome = await harness.run("run", "--operators", "logical,relatoinal")
    #expect(
      outcome.messages.hasPrefix(
        "error: --operators: found 'relatoinal'; expected default, all, or names among relational or logical. "
          + "Did you mean 'relational'?\n"))
    try folder.write("{ operators: ['logcial'] }", to: "telltale.json")
    #expect(await harness.run("run").messages.hasPrefix("error: telltale.json: 'operators': found 'logcial'; "))
  }

  @Test(arguments: [
    (["--output", "json=none/s.json"], "there is no folder"), (["--output", "json=Sources"], "is a folder"),
    (["--output", "json=a", "--output", "terminal=./a"], "is named twice"),
    (["--scratch-path", "."], "holds the package"), (["--scratch-path", "/"], "holds the package"),
    (["--scratch-path", "Package.swift"], "is a file"), (["a", "b"], "unexpected argument 'b'; expected one package"),
    (["--output", "json"], "expected a format and a path"), (["--format", "html"], "'html' is not built yet"),
  ])
  func `what can't work is refused before anything is measured`(arguments: [String], words: String) async {
    let outcome = await harness.run(arguments: ["run"] + arguments)
    #expect(outcome.exitCode == .notUnderstood)
    #expect(outcome.messages.contains(words))
  }
}
