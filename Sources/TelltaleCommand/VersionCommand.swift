/// `telltale version`.
enum VersionCommand: Subcommand {
  static let name = "version"
  static let abstract = "Show the version."
  static let options: [CommandOption<Void>] = []

  static var help: HelpText {
    HelpText(overview: abstract, usage: "telltale version", sections: HelpText.sections(options))
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    if let argument = arguments.positionals.first {
      throw CommandError.unexpectedArgument(argument, expected: "none")
    }
    return show(in: context)
  }

  /// Writes the version.
  static func show(in context: CommandContext) -> ExitCode {
    context.output.line("telltale \(context.version)")
    return .success
  }
}
