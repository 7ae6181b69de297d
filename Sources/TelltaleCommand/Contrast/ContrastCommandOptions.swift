import TelltaleRunner

extension ContrastCommand {
  static let options: [CommandOption<ContrastSettings>] =
    versionOptions + checkOptions + shared(["--tests", "--skip"], section: "What answers")
    + shared(["--fail-under", "--fail-on"]) + runningOptions
    + shared(["--jobs", "--time-limit", "--memory-limit", "--scratch-path"])
    + shared(["--configuration", "--traits", "-Xswiftc", "--env", "--enable-test-discovery"])
    + shared(["--format", "--output", "--quiet", "--verbose", "--color", "--config"])

  /// Options of `telltale run` that mean the same here.
  private static func shared(_ names: [String], section: String? = nil) -> [CommandOption<ContrastSettings>] {
    names.flatMap { name in
      RunCommand.options.filter { $0.name == name }.map { $0.within(\ContrastSettings.run, section: section) }
    }
  }

  private static let versionOptions: [CommandOption<ContrastSettings>] = [
    CommandOption(
      "--correct", .text, "V", isConfigurable: false, section: "What to compare", help: "The correct version."
    ) { $1.correct = try $0.version() },
    CommandOption(
      "--faulty", .text, "V", isRepeatable: true, isConfigurable: false, section: "What to compare",
      help: "A faulty version."
    ) { $1.faulty.append(try $0.version()) },
    CommandOption(
      "--tests-from", .text, "WHICH", isConfigurable: false, section: "What to compare",
      help: """
        Whose tests of a Swift package are run: those of the correct version on both (the default), those of the \
        faulty one on both, or of each its own.
        """
    ) { $1.testsFrom = try $0.choice(ContrastOptions.TestsFrom.self) },
  ]

  private static let checkOptions: [CommandOption<ContrastSettings>] = [
    CommandOption(
      "--junit", .text, "GLOB", isRepeatable: true, isConfigurable: false, section: "What answers",
      help: "Read the cases from files in JUnit's format that the command writes."
    ) { $1.junit.append(try $0.glob()) },
    CommandOption(
      "--tap", .flag, isConfigurable: false, section: "What answers",
      help: "Read the cases from the command's output, in the Test Anything Protocol."
    ) { $1.readsTAP = true },
  ]

  private static let runningOptions: [CommandOption<ContrastSettings>] = [
    CommandOption(
      "--repeat", .number, "N", isConfigurable: false, section: "Running",
      help: "Run each check N times on each version; one whose answers differ is flaky, and decides nothing."
    ) { $1.repeats = try $0.wholeNumber(atLeast: 1) }
  ]
}
