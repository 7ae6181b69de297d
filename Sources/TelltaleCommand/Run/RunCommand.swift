import Foundation
import Telltale
import TelltaleReports
import TelltaleRunner

/// `telltale run [PACKAGE]`.
enum RunCommand: Subcommand {
  static let name = "run"
  static let abstract = "Measure which tests of a Swift package see faults put into it."

  static var help: HelpText {
    let package = HelpText.Section(
      title: "Arguments", entries: [("PACKAGE", "The package's folder; the current one unless given.")])
    return HelpText(
      overview: """
        Measure which tests of a Swift package see faults put into it. The package is copied, built once with all \
        faults in it, and each test is run on the correct version and on every fault that it reaches.
        """,
      usage: "telltale run [PACKAGE] [OPTIONS]", sections: [package] + HelpText.sections(options),
      examples: [
        ("telltale run", "All faults and all tests of the package in the current folder."),
        ("telltale run --files 'Sources/Cart/**' --tests CartTests", "One module and its tests."),
        ("telltale run --sample 50 --fail-under 80", "50 faults; ends with 1 when under 80 % of them are seen."),
        ("telltale run --quiet --output json=study.json", "The totals here, and everything in a file."),
      ],
      closing:
        "A line '// telltale:ignore [OPERATORS] REASON' in the source leaves out the line or declaration below it.")
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws -> ExitCode {
    let settings = try RunRequest(arguments, in: context).settings
    if settings.listsOnly { return try await list(settings, in: context) }

    let measurement = await watched(settings, in: context) { options, events in
      try await context.measure(options, events)
    }
    switch measurement.result {
    case .success(let result):
      return try report(result, settings, interruption: measurement.interruption, in: context)
    case .failure(let error):
      guard let interruption = measurement.interruption else { throw error }
      context.messages.line("\(interruption.words) before anything was measured")
      return interruption.exitCode
    }
  }

  private static func list(_ settings: RunSettings, in context: CommandContext) async throws -> ExitCode {
    let listing = await watched(settings, in: context) { options, events in
      try await context.listFaults(options, events)
    }
    if let interruption = listing.interruption { return interruption.exitCode }
    let faults = try listing.result.get()
    switch settings.format {
    case .terminal:
      context.output.write(
        FaultList(width: context.width, style: context.style(settings.color)).text(of: faults))
    case .json: context.output.write(try FaultList.json(of: faults))
    }
    return faults.isEmpty ? .nothingToMeasure : .success
  }

  /// Does the work with its progress shown, and has it come to an end early when a signal asks for that.
  private static func watched<Result: Sendable>(
    _ settings: RunSettings, in context: CommandContext,
    _ work: @escaping @Sendable (RunOptions, @escaping @Sendable (RunEvent) -> Void) async throws -> Result
  ) async -> (result: Swift.Result<Result, any Error>, interruption: Interruption?) {
    let (events, continuation) = AsyncStream<RunEvent>.makeStream()
    let isQuiet = settings.verbosity == .quiet
    let messages = context.messages
    let progress = Task {
      var line = ProgressLine(isTerminal: messages.isTerminal, columns: messages.columns)
      for await event in events where !isQuiet { messages.write(line.text(for: event)) }
      messages.write(line.clear())
    }
    let options = settings.options
    let task = Task { try await work(options) { continuation.yield($0) } }
    let signals = context.interruptions.signals
    let watcher = Task { () -> Interruption? in
      for await signal in signals {
        task.cancel()
        return signal
      }
      return nil
    }
    let result = await task.result
    watcher.cancel()
    continuation.finish()
    await progress.value
    return (result, await watcher.value)
  }

  private static func report(
    _ result: RunResult, _ settings: RunSettings, interruption: Interruption?, in context: CommandContext
  ) throws -> ExitCode {
    let study = result.study
    let problems = try settings.outputs.compactMap { try write(study, to: $0, detail: settings.detail) }
    switch settings.format {
    case .json: context.output.write(try StudyJSON.write(study))
    case .terminal:
      let report = TerminalReport(
        width: context.width, style: context.style(settings.color), detail: settings.detail)
      context.output.write(report.text(of: study))
    }

    let outcome = RunOutcome(
      result, thresholds: settings.thresholds, interruption: interruption, unwritten: problems)
    for message in outcome.messages { context.messages.line(message) }
    return outcome.exitCode
  }

  /// Writes a file, and says why where that can't be done: the study is still to be shown then.
  private static func write(
    _ study: Study, to output: RunSettings.Output, detail: TerminalReport.Detail
  ) throws -> CommandError? {
    let data =
      switch output.format {
      case .json: try StudyJSON.write(study)
      case .terminal: Data(TerminalReport(detail: detail).text(of: study).utf8)
      }
    do {
      try data.write(to: URL(fileURLWithPath: output.path), options: .atomic)
      return nil
    } catch {
      return .outputUnwritable(output.path, problem: error.localizedDescription)
    }
  }
}

extension RunSettings {
  fileprivate var detail: TerminalReport.Detail {
    switch verbosity {
    case .quiet: .summary
    case .standard: .standard
    case .verbose: .everything
    }
  }
}
