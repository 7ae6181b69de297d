import TelltaleReports
import Testing

@testable import TelltaleCommand

@Suite struct HelpTests {
  @Test func `help lists the commands and the exit codes`() async {
    let expected = """
      OVERVIEW: Tell which checks separate the correct version of a program from
      faulty ones.

      USAGE: telltale COMMAND [ARGUMENTS]

      COMMANDS:
        run                      Measure which tests of a Swift package see faults put
                                 into it.
        contrast                 Measure which checks tell a correct version from
                                 faulty ones.
        regress                  Measure whether the tests of a fix fail without it.
        pipeline                 Run named steps on two versions and measure which of
                                 them tell the two apart.
        show                     Show one fault of a study as a patch with its
                                 verdicts, or one check.
        init                     Write a telltale.json with comments, and an example
                                 of a fault.
        operators                List the mutation operators, each with an example.
        version                  Show the version.
        help                     Show help for a command.

      MORE:
        --version                Show the version.
        -h, --help               Show this help.

      EXIT CODES:
        0                        Measured, and within the thresholds asked for.
        1                        Measured, and a threshold asked for is not met.
        2                        The command line, the configuration or a path can't
                                 be understood or does not exist.
        3                        The correct version does not build, or its tests
                                 can't be listed.
        4                        Nothing to measure: no checks, or no faults.
        70                       Telltale itself failed.
        130, 143                 Interrupted, terminated; what was measured so far has
                                 been written.

      See 'telltale help COMMAND' for one of them.

      """
    for arguments in [["help"], ["--help"], ["-h"]] {
      let outcome = await CommandHarness().run(arguments: arguments)
      #expect(outcome.exitCode == .success)
      #expect(outcome.output == expected)
    }
  }

  @Test func `help for run tells every option, its value and its default`() async {
    let expected = """
      OVERVIEW: Measure which tests of a Swift package see faults put into it. The
      package is copied, built once with all faults in it, and each test is run on the
      correct version and on every fault that it reaches.

      USAGE: telltale run [PACKAGE] [OPTIONS]

      ARGUMENTS:
        PACKAGE                  The package's folder; the current one unless given.

      WHAT TO MEASURE:
        --files GLOB             Put faults only into files that match, such as
                                 'Sources/Cart/**'. May be given again.
        --exclude GLOB           Put no faults into files that match. May be given
                                 again.
        --operators NAMES        Mutation operators separated by commas, or default,
                                 or all. See 'telltale operators'.
        --tests REGEX            Measure only the checks whose id, Module.Class/test,
                                 holds a match.
        --skip REGEX             Leave out the tests that match, as 'swift test
                                 --skip' does. May be given again.
        --sample N               Measure N faults, drawn by chance.
        --seed S                 What --sample and --verify draw from; 1 unless given.
                                 The same seed draws the same.
        --list                   List the faults and measure nothing.

      THRESHOLDS:
        --fail-under PERCENT     End with 1 when the share of faults seen is under
                                 this, or when there are none.
        --fail-on NAMES          End with 1 when there are any: unseen, blind, noisy,
                                 inverted, flaky, limited.

      RUNNING:
        --jobs N                 How many runs may go on at once; a few more than
                                 cores unless given.
        --time-limit SECONDS     Stop a run after this time; many times what the check
                                 takes unless given.
        --memory-limit MIB       Stop a run that takes up more memory than this.
        --allow-network          Let tests reach the network; they reach only
                                 themselves unless given.
        --verify N               Find N verdicts again the slow way, by editing the
                                 source; end with 70 if one differs.
        --verify-derived N       Find N more again, of the verdicts that were derived
                                 and never run.
        --repeat N               Run each check N times on the correct version, from
                                 other seeds; one that wavers is flaky.
        --runner NAME            fork (the default): in forks, and only where the
                                 answer is open; process: every pair, in a process.
        --scratch-path DIR       Where copies and builds are kept; .build/telltale in
                                 the package unless given.

      PASSED ON TO THE PACKAGE'S BUILD AND TESTS:
        --configuration NAME     debug (the default) or release.
        --traits NAMES           Package traits separated by commas.
        -Xswiftc FLAG            A flag for the Swift compiler. May be given again.
        --env NAME=VALUE         A variable of the environment. May be given again.
        --enable-test-discovery  Find the tests in the code, and ignore a
                                 Tests/LinuxMain.swift.

      OUTPUT:
        --format FORMAT          What goes to standard output: terminal (the default)
                                 or json.
        --output FORMAT=PATH     Write the study to a file as well. May be given
                                 again.
        --quiet                  Only the totals, and no progress.
        --verbose                Every check and every fault.
        --color WHEN             auto (the default), always or never. auto colours
                                 terminals, unless NO_COLOR is set.
        --config FILE            A JSON5 file of options by their names in camelCase,
                                 such as { failUnder: 80 }; telltale.json in the
                                 package unless given. The command line wins over it,
                                 and paths in it start from its folder.

      MORE:
        --version                Show the version.
        -h, --help               Show this help.

      EXAMPLES:
        telltale run
            All faults and all tests of the package in the current folder.
        telltale run --files 'Sources/Cart/**' --tests CartTests
            One module and its tests.
        telltale run --sample 50 --fail-under 80
            50 faults; ends with 1 when under 80 % of them are seen.
        telltale run --quiet --output json=study.json
            The totals here, and everything in a file.

      A line '// telltale:ignore [OPERATORS] REASON' in the source leaves out the line
      or declaration below it.

      """
    for arguments in [["help", "run"], ["run", "--help"], ["run", "--nonsense", "-h"]] {
      let outcome = await CommandHarness().run(arguments: arguments)
      #expect(outcome.exitCode == .success)
      #expect(outcome.output == expected)
    }
  }

  @Test func `what is not built yet is in no help`() async {
    let texts = [HelpCommand.overview.text] + Commands.all.map { $0.help.text }
    for name in Commands.notBuilt.map({ "  \($0) " }) + RunCommand.optionsNotBuilt {
      #expect(!texts.contains { $0.contains(name) }, "\(name)")
    }
    for name in OutputFormat.notBuilt { #expect(!RunCommand.help.text.contains(name), "\(name)") }
  }

  @Test func `no line of help is wider than 80 columns`() {
    for text in [HelpCommand.overview.text] + Commands.all.map({ $0.help.text }) {
      for line in text.split(separator: "\n") { #expect(line.displayWidth <= 80, "\(line)") }
    }
  }
}

@Suite struct CommandsTests {
  @Test(arguments: [["version"], ["--version"], ["run", "--version"]])
  func `the version can be asked for in three ways`(arguments: [String]) async {
    let outcome = await CommandHarness().run(arguments: arguments)
    #expect(outcome.output == "telltale 1.2.3\n")
    #expect(outcome.exitCode == .success)
  }

  @Test(arguments: ["sweep", "report", "merge"])
  func `a command that is not built yet says so`(name: String) async {
    for arguments in [[name], ["help", name], [name, "--help"]] {
      let outcome = await CommandHarness().run(arguments: arguments)
      #expect(outcome.exitCode == .notUnderstood)
      #expect(outcome.messages.hasPrefix("error: `telltale \(name)` is not built yet; `telltale help` lists what is\n"))
      #expect(outcome.output == "")
    }
  }

  @Test(arguments: ["--diff", "--shard", "--no-cache"])
  func `an option that is not built yet says so`(name: String) async {
    let outcome = await CommandHarness().run("run", name)
    #expect(outcome.exitCode == .notUnderstood)
    #expect(outcome.messages == "error: \(name) is not built yet\nSee 'telltale run --help'.\n")
  }

  @Test func `a command line that can't be understood ends with 2 and says what was meant`() async {
    let cases: [([String], String)] = [
      ([], "error: no command was given; `telltale help` lists them\n"),
      (["rnu"], "error: unknown command 'rnu'; did you mean 'run'?\n"),
      (["--hlep"], "error: unknown option '--hlep'; did you mean '--help'?\n"),
      (["version", "x"], "error: unexpected argument 'x'; expected none\nSee 'telltale version --help'.\n"),
      (["help", "run", "x"], "error: unexpected argument 'x'; expected one command\nSee 'telltale help'.\n"),
      (
        ["operators", "--format", "jsno"],
        "error: --format: found 'jsno'; expected terminal, json or markdown. Did you mean 'json'?\n"
          + "See 'telltale operators --help'.\n"
      ),
    ]
    for (arguments, messages) in cases {
      let outcome = await CommandHarness().run(arguments: arguments)
      #expect(outcome.exitCode == .notUnderstood)
      #expect(outcome.messages == messages)
      #expect(outcome.output == "")
    }
  }

  @Test func `a long message is broken between words on a terminal and left whole elsewhere`() async {
    var harness = CommandHarness()
    let whole = await harness.run("run", "--tests", "").messages
    #expect(whole.hasPrefix("error: --tests: found ''; expected a regular expression\n"))
    let long = await harness.run("run", "--files", "/a").messages
    #expect(
      long.hasPrefix(
        "error: --files: found '/a'; expected a glob for paths relative to the package, such as 'Sources/Cart/**'\n"))
    harness.isTerminal = true
    #expect(
      await harness.run("run", "--files", "/a").messages.hasPrefix(
        """
        error: --files: found '/a'; expected a glob for paths relative to the package,
        such as 'Sources/Cart/**'

        """))
  }

  @Test func `operators are listed as text and as JSON`() async {
    let harness = CommandHarness()
    #expect(await harness.run("operators").output == OperatorTable().text(of: harness.operators))
    let json = await harness.run("operators", "--format=json")
    #expect(
      json.output.hasPrefix(
        """
        [
          {
            "after" : [
              "a <= b"
            ],
            "before" : "a < b",
            "default" : true,
            "name" : "relational",
            "summary" : "Moves."
          },
        """))
  }
}
