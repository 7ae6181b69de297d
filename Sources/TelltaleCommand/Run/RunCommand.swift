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

    return try await context.measuring(settings) { try await context.measure(settings.options, $0) }
  }

  private static func list(_ settings: RunSettings, in context: CommandContext) async throws -> ExitCode {
    let listing = await context.watching(isQuiet: settings.verbosity == .quiet) {
      try await context.listFaults(settings.options, $0)
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
}
