import TelltaleRunner

extension ContrastCommand {
  static let options: [CommandOption<ContrastSettings>] =
    versionOptions + checkOptions
    + RunCommand.shared(["--tests", "--skip"], within: \ContrastSettings.run, section: "What answers")
    + RunCommand.shared(["--fail-under", "--fail-on"], within: \ContrastSettings.run)
    + [CommandOption.repetitions { $1.repeats = try $0.wholeNumber(atLeast: 1) }]
    + RunCommand.shared(["--jobs", "--time-limit", "--memory-limit", "--scratch-path"], within: \ContrastSettings.run)
    + RunCommand.shared(
      ["--configuration", "--traits", "-Xswiftc", "--env", "--enable-test-discovery"], within: \ContrastSettings.run)
    + RunCommand.shared(
      ["--format", "--output", "--quiet", "--verbose", "--color", "--config"], within: \ContrastSettings.run)

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
    CommandOption.junit { $1.junit.append(try $0.glob()) },
    CommandOption.tap { $1.readsTAP = true },
  ]
}
