import TelltaleReports
import TelltaleRunner

/// `telltale pipeline FILE`.
enum PipelineCommand: Subcommand {
  static let name = "pipeline"
  static let abstract = "Run named steps on two versions and measure which of them tell the two apart."

  static var help: HelpText {
    let file = HelpText.Section(
      title: "Arguments", entries: [("FILE", "A JSON5 file of steps, described in Documentation/pipeline.md.")])
    let versions = HelpText.Section(
      title: "Versions",
      entries: [("V", "A folder, a git revision, patch:FILE or reverse:FILE: see 'telltale contrast'.")])
    return HelpText(
      overview: """
        Run the steps of a pipeline in order on a correct version and on faulty ones, on each of its machines and in \
        each of its orders, and read the answers side by side. A step that an earlier one held up did not run: it is \
        counted apart, never as separating.
        """,
      usage: "telltale pipeline FILE [--faulty V ...] [OPTIONS]",
      sections: [file, versions] + HelpText.sections(options),
      examples: [
        ("telltale pipeline ci.json5 --faulty ../broken", "The file's own folder against another one."),
        ("telltale pipeline ci.json5 --faulty patch:faults/total.patch", "The same against itself with a patch."),
        ("telltale pipeline ci.json5 --machine clean", "The versions that the file names, on one machine."),
        ("telltale pipeline ci.json5 --branch develop", "Only the steps that run for this branch."),
      ])
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws -> ExitCode {
    let request = try PipelineRequest(arguments, in: context)
    let settings = request.settings
    guard !request.options.plan.runs.isEmpty else {
      context.messages.paragraph("error: nothing to measure: \(request.absence)")
      return .nothingToMeasure
    }
    let measurement = await context.watching(isQuiet: settings.verbosity == .quiet) { events in
      try await PipelineMeasurement(request.options, events: events).run()
    }
    switch measurement.result {
    case .success(let result):
      let delivery = StudyDelivery(settings: settings, context: context) { study, width, style in
        PipelineReport(width: width, style: style, detail: settings.detail)
          .text(of: study, failures: result.failures)
      }
      return try delivery.deliver(
        RunResult(study: result.study, failure: result.failure), interruption: measurement.interruption)
    case .failure(let error):
      guard let interruption = measurement.interruption else { throw error }
      context.messages.line("\(interruption.words) before anything was measured")
      return interruption.exitCode
    }
  }
}
