import TelltaleReports

/// Settings of a command that measures: where its study goes, how much is said, and what the study must hold to.
protocol ReportSettings: Sendable {
  var thresholds: Thresholds { get set }
  var format: OutputFormat { get set }
  var outputs: [RunSettings.Output] { get set }
  var verbosity: RunSettings.Verbosity { get set }
  var color: ColorChoice { get set }
}

extension RunSettings: ReportSettings {}

extension ReportSettings {
  /// How much of a study reports for people tell.
  var detail: TerminalReport.Detail {
    switch verbosity {
    case .quiet: .summary
    case .standard: .standard
    case .verbose: .everything
    }
  }
}

extension CommandOption where Settings: ReportSettings {
  /// The options of every command that measures, in the section on thresholds.
  static var thresholds: [CommandOption] {
    [
      CommandOption(
        "--fail-under", .number, "PERCENT", section: "Thresholds",
        help: "End with 1 when the share of faults seen is under this, or when there are none."
      ) { $1.thresholds.minimumScore = try $0.percentage() },
      CommandOption(
        "--fail-on", .list, "NAMES", section: "Thresholds",
        help: "End with 1 when there are any: unseen, blind, noisy, inverted, flaky, limited."
      ) { $1.thresholds.conditions = try $0.choices(Thresholds.Condition.self) },
    ]
  }

  /// The options of every command that measures, in the section on output.
  static var reporting: [CommandOption] {
    [
      CommandOption(
        "--format", .text, "FORMAT", section: "Output",
        help: "What goes to standard output: terminal (the default) or json."
      ) { $1.format = try $0.choice(OutputFormat.self, notBuilt: OutputFormat.notBuilt) },
      CommandOption(
        "--output", .text, "FORMAT=PATH", isRepeatable: true, section: "Output",
        help: "Write the study to a file as well."
      ) { $1.outputs.append(try $0.output()) },
      CommandOption(
        "--quiet", .flag, field: "verbosity", section: "Output", help: "Only the totals, and no progress."
      ) { $1.verbosity = .quiet },
      CommandOption(
        "--verbose", .flag, field: "verbosity", section: "Output", help: "Every check and every fault."
      ) { $1.verbosity = .verbose },
      CommandOption(
        "--color", .text, "WHEN", section: "Output",
        help: "auto (the default), always or never. auto colours terminals, unless NO_COLOR is set."
      ) { $1.color = try $0.choice(ColorChoice.self) },
    ]
  }
}

extension GivenValue {
  /// A format and the path of a file to write.
  fileprivate func output() throws(CommandError) -> RunSettings.Output {
    let expected = "a format and a path, such as json=study.json"
    let (name, path) = try assignment(expected: expected)
    guard !path.isEmpty else { throw invalid(expected: expected) }
    let format = try GivenValue(text: name, source: source, folder: folder)
      .choice(OutputFormat.self, notBuilt: OutputFormat.notBuilt)
    return RunSettings.Output(format: format, path: path.absolutePath(in: folder))
  }
}
