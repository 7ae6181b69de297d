import Foundation
import TelltaleRunner

/// The command line as a whole: picks the subcommand, and turns errors into words and exit codes.
enum Commands {
  /// The subcommands, in the order in which help lists them.
  static var all: [any Subcommand.Type] {
    [
      RunCommand.self, ContrastCommand.self, RegressCommand.self, PipelineCommand.self, ShowCommand.self,
      InitCommand.self, OperatorsCommand.self, VersionCommand.self, HelpCommand.self,
    ]
  }
  /// Subcommands that are known and can't be used yet.
  static let notBuilt = ["sweep", "report", "merge"]

  /// The keys that a configuration file may hold, for whichever subcommand.
  static var configurableKeys: Set<String> { all.reduce(into: []) { $0.formUnion($1.configurableKeys) } }

  /// Runs a command line, without the program's name, and says what to end with: a result that could not be written
  /// is none.
  static func run(_ arguments: [String], in context: CommandContext) async -> ExitCode {
    let code = await answer(arguments, in: context)
    guard let problem = context.output.problem else { return code }
    let words = String(cString: strerror(problem))
    context.messages.paragraph(
      "error: standard output can't be written: \(words). Make room, or have the results written elsewhere.")
    return .deciding(among: [code, .internalFailure])
  }

  private static func answer(_ arguments: [String], in context: CommandContext) async -> ExitCode {
    do {
      guard let first = arguments.first else { throw CommandError.missingCommand }
      switch first {
      case "-h", "--help", "-help":
        context.output.write(HelpCommand.overview.text)
        return .success
      case "--version": return VersionCommand.show(in: context)
      default: return try await named(first).run(Array(arguments.dropFirst()), in: context)
      }
    } catch {
      let failure = CommandFailure(error)
      context.messages.paragraph("error: " + failure.message)
      if error is CommandError, let hint = helpHint(arguments) { context.messages.line(hint) }
      return failure.exitCode
    }
  }

  /// The subcommand of this name.
  static func named(_ name: String) throws(CommandError) -> any Subcommand.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    if notBuilt.contains(name) { throw .commandNotBuilt(name) }
    if name.hasPrefix("-") {
      throw .unknownOption(name, suggestion: name.closest(among: ["--help", "--version"]))
    }
    throw .unknownCommand(name, suggestion: name.closest(among: all.map { $0.name }))
  }

  private static func helpHint(_ arguments: [String]) -> String? {
    guard let name = arguments.first else { return nil }
    let isKnown = all.contains { $0.name == name }
    return isKnown ? "See 'telltale \(name == "help" ? "help" : "\(name) --help")'." : nil
  }
}
