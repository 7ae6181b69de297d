import TelltaleRunner

/// What the options of `telltale pipeline` come to.
struct PipelineSettings: ReportSettings {
  /// The versions, as the command line names them; nil and empty where it does not.
  var correct: VersionName?
  var faulty: [VersionName] = []
  var selection = PipelinePlan.Selection()
  /// Absolute; nil for `.build/telltale/pipeline` in the project.
  var scratchPath: String?
  var thresholds = Thresholds()
  var format = OutputFormat.terminal
  var outputs: [RunSettings.Output] = []
  var verbosity = RunSettings.Verbosity.standard
  var color = ColorChoice.auto
}

extension PipelineCommand {
  static let options: [CommandOption<PipelineSettings>] =
    versionOptions + selectionOptions + CommandOption.thresholds + runningOptions + CommandOption.reporting

  private static let versionOptions: [CommandOption<PipelineSettings>] = [
    CommandOption(
      "--correct", .text, "V", section: "The two versions",
      help: "The correct version; what the file says, or the file's own folder, unless given."
    ) { $1.correct = try $0.version() },
    CommandOption(
      "--faulty", .text, "V", isRepeatable: true, section: "The two versions",
      help: "A faulty version; what the file says unless given."
    ) { $1.faulty.append(try $0.version()) },
  ]

  private static let selectionOptions: [CommandOption<PipelineSettings>] = [
    CommandOption(
      "--machine", .text, "NAME", isRepeatable: true, section: "What to measure",
      help: "Run on this machine of the file; on all of them unless given."
    ) { $1.selection.machines.append($0.text) },
    CommandOption(
      "--order", .text, "NAME", isRepeatable: true, section: "What to measure",
      help: "Run in this order of the file; in all of them unless given."
    ) { $1.selection.orders.append($0.text) },
    CommandOption(
      "--branch", .text, "NAME", section: "What to measure",
      help: "Run what the file asks for on this branch; for each of its channels once unless given."
    ) { value, settings in
      guard !value.text.isEmpty else { throw value.invalid(expected: "the name of a branch") }
      settings.selection.branch = value.text
    },
  ]

  private static let runningOptions: [CommandOption<PipelineSettings>] = [
    CommandOption(
      "--scratch-path", .text, "DIR", section: "Running",
      help: "Where steps are run and their output is kept; .build/telltale/pipeline of the project unless given."
    ) { $1.scratchPath = try $0.path() }
  ]
}
