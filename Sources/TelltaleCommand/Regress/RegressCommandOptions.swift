import TelltaleRunner

extension RegressCommand {
  static let options: [CommandOption<RegressSettings>] =
    checkOptions + RunCommand.shared(["--tests", "--skip"], within: \RegressSettings.run, section: "What answers")
    + [
      CommandOption.repetitions { $1.repeats = try $0.wholeNumber(atLeast: 1) }
    ]
    + RunCommand.shared(["--jobs", "--time-limit", "--memory-limit", "--scratch-path"], within: \RegressSettings.run)
    + RunCommand.shared(
      ["--configuration", "--traits", "-Xswiftc", "--env", "--enable-test-discovery"], within: \RegressSettings.run)
    + RunCommand.shared(
      ["--format", "--output", "--quiet", "--verbose", "--color", "--config"], within: \RegressSettings.run)

  private static let checkOptions: [CommandOption<RegressSettings>] = [
    CommandOption.junit { $1.junit.append(try $0.glob()) },
    CommandOption.tap { $1.readsTAP = true },
    CommandOption(
      "--test-files", .text, "GLOB", isRepeatable: true, section: "What answers",
      help: "Which files are tests, where a command answers; what is usual in most languages unless given."
    ) { $1.testFiles.append(try $0.glob()) },
  ]
}
