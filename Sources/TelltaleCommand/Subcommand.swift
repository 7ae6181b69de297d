/// A subcommand of the command line.
protocol Subcommand {
  /// What its options are read into.
  associatedtype Settings

  static var name: String { get }
  /// One sentence for the list of commands.
  static var abstract: String { get }
  static var options: [CommandOption<Settings>] { get }
  /// Options that are known and can't be used yet.
  static var optionsNotBuilt: [String] { get }
  static var help: HelpText { get }

  /// Does what the arguments ask for.
  static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws -> ExitCode
}

extension Subcommand {
  static var optionsNotBuilt: [String] { [] }

  /// The keys that a configuration file may set its options by.
  static var configurableKeys: [String] { options.filter(\.isConfigurable).map(\.key) }

  /// Reads the arguments behind the subcommand's name and does what they ask for.
  static func run(_ arguments: [String], in context: CommandContext) async throws -> ExitCode {
    let parsed = try ArgumentParser(options: options, optionsNotBuilt: optionsNotBuilt).parse(arguments)
    if parsed.wantsHelp {
      context.output.write(help.text)
      return .success
    }
    if parsed.wantsVersion { return VersionCommand.show(in: context) }
    return try await run(parsed, in: context)
  }
}
