import Foundation
import TelltaleRunner

/// What `telltale regress` was asked to do, with the command line and the configuration found to be sound.
struct RegressRequest: Sendable {
  var settings: RegressSettings
  var options: RegressOptions

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    let table = RegressCommand.options
    let folder = context.currentFolder
    let (before, command) = arguments.separated
    if arguments.separator != nil && command.isEmpty { throw CommandError.commandMissing }
    if before.count > 1 { throw CommandError.unexpectedArgument(before[1], expected: "one revision") }
    let revision = before.first ?? "HEAD"

    // The command line is checked by itself first: what it says wrong is told before what a file says wrong.
    var settings = RegressSettings()
    try arguments.apply(to: &settings, options: table, configuration: nil, folder: folder)
    try CommandError.check(
      junit: !settings.junit.isEmpty, tap: settings.readsTAP, hasCommand: !command.isEmpty)

    let naming = PackageFolder.Naming.currentFolder(command: RegressCommand.name)
    let project = command.isEmpty ? try PackageFolder(".", in: folder, named: naming).path : folder
    let configuration = try RunRequest.configuration(arguments, options: table, package: project, folder: folder)
    settings = RegressSettings()
    try arguments.apply(to: &settings, options: table, configuration: configuration, folder: folder)
    settings.run.options.package = project
    try RunRequest.check(scratch: settings.run.options.scratchPath, package: project)
    try StudyDelivery.check(settings.run.outputs)

    options = RegressOptions(run: settings.run.options, fix: try Self.fix(revision), text: revision)
    options.command = command
    options.report = settings.readsTAP ? .tap : settings.junit.isEmpty ? .none : .junit(settings.junit)
    options.testFiles = settings.testFiles
    options.repeats = settings.repeats
    self.settings = settings
  }

  /// `REV`, `A..B` or `A...B`; a side that is empty is HEAD, as git has it.
  static func fix(_ text: String) throws(CommandError) -> RegressOptions.Fix {
    guard !text.isEmpty, !text.hasPrefix("-") else {
      throw .unexpectedArgument(text, expected: "a revision, A..B or A...B")
    }
    for (dots, make) in [("...", RegressOptions.Fix.branch), ("..", RegressOptions.Fix.range)] {
      guard let found = text.firstRange(of: dots) else { continue }
      let (from, to) = (String(text[..<found.lowerBound]), String(text[found.upperBound...]))
      guard !to.contains("..") else { throw .unexpectedArgument(text, expected: "a revision, A..B or A...B") }
      return make(from.isEmpty ? "HEAD" : from, to.isEmpty ? "HEAD" : to)
    }
    return .commit(text)
  }
}
