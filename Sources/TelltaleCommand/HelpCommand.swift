/// `telltale help [COMMAND]`.
enum HelpCommand: Subcommand {
  static let name = "help"
  static let abstract = "Show help for a command."
  static let options: [CommandOption<Void>] = []

  static var help: HelpText {
    HelpText(overview: abstract, usage: "telltale help [COMMAND]", sections: HelpText.sections(options))
  }

  /// The help of the command line as a whole.
  static var overview: HelpText {
    let commands = Commands.all.map { (term: $0.name, meaning: $0.abstract) }
    let codes = [
      ("0", "Measured, and within the thresholds asked for."),
      ("1", "Measured, and a threshold asked for is not met."),
      ("2", "The command line, the configuration or a path can't be understood or does not exist."),
      ("3", "The correct version does not build, or its tests can't be listed."),
      ("4", "Nothing to measure: no checks, or no faults."),
      ("70", "Telltale itself failed."),
      ("130, 143", "Interrupted, terminated; what was measured so far has been written."),
    ]
    return HelpText(
      overview: "Tell which checks separate the correct version of a program from faulty ones.",
      usage: "telltale COMMAND [ARGUMENTS]",
      sections: [HelpText.Section(title: "Commands", entries: commands)]
        + HelpText.sections(options) + [HelpText.Section(title: "Exit codes", entries: codes)],
      closing: "See 'telltale help COMMAND' for one of them.")
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    if arguments.positionals.count > 1 {
      throw CommandError.unexpectedArgument(arguments.positionals[1], expected: "one command")
    }
    let help = try arguments.positionals.first.map { try Commands.named($0).help } ?? overview
    context.output.write(help.text)
    return .success
  }
}
