import Foundation
import TelltaleReports

/// `telltale operators`.
enum OperatorsCommand: Subcommand {
  struct Settings: Sendable {
    var format = Format.terminal
    var color = ColorChoice.auto
  }

  enum Format: String, Sendable, CaseIterable {
    case terminal, json, markdown
  }

  static let name = "operators"
  static let abstract = "List the mutation operators, each with an example."

  static let options: [CommandOption<Settings>] = [
    CommandOption(
      "--format", .text, "FORMAT", section: "Options",
      help: "terminal (the default), json, or markdown, with what the default set leaves out."
    ) { $1.format = try $0.choice(Format.self) },
    CommandOption(
      "--color", .text, "WHEN", section: "Options",
      help: "auto (the default), always or never. auto colours terminals, unless NO_COLOR is set."
    ) { $1.color = try $0.choice(ColorChoice.self) },
  ]

  static var help: HelpText {
    HelpText(overview: abstract, usage: "telltale operators [OPTIONS]", sections: HelpText.sections(options))
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    if let argument = arguments.positionals.first {
      throw CommandError.unexpectedArgument(argument, expected: "only options")
    }
    var settings = Settings()
    try arguments.apply(to: &settings, options: options, configuration: nil, folder: context.currentFolder)
    switch settings.format {
    case .terminal:
      let table = OperatorTable(width: context.width, style: context.style(settings.color))
      context.output.write(table.text(of: context.operators))
    case .json: context.output.write(try OperatorTable.json(of: context.operators))
    case .markdown:
      context.output.write(OperatorCatalogue(operators: context.operators, exclusions: context.exclusions).markdown)
    }
    return .success
  }
}

/// What results can be written as.
enum OutputFormat: String, Sendable, CaseIterable {
  case terminal, json

  /// Formats that are known and can't be used yet.
  static let notBuilt = ["markdown", "html", "junit", "sarif", "stryker", "github"]
}
