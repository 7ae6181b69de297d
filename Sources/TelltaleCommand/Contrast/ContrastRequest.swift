import Foundation
import TelltaleRunner

/// What `telltale contrast` was asked to do, with the command line, the configuration and the paths all found to be
/// sound.
struct ContrastRequest: Sendable {
  var settings: ContrastSettings
  var options: ContrastOptions

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    let table = ContrastCommand.options
    let folder = context.currentFolder
    let (before, command) = arguments.separated
    if let first = before.first {
      throw CommandError.unexpectedArgument(first, expected: "options, and a command behind '--'")
    }
    if arguments.separator != nil && command.isEmpty { throw CommandError.commandMissing }

    // The command line is checked by itself first: what it says wrong is told before what a file says wrong.
    var settings = ContrastSettings()
    try arguments.apply(to: &settings, options: table, configuration: nil, folder: folder)
    guard let correct = settings.correct else { throw CommandError.versionMissing("--correct") }
    guard !settings.faulty.isEmpty else { throw CommandError.versionMissing("--faulty") }
    try Self.check(settings, correct: correct, command: command)

    var project = folder
    var naming = PackageFolder.Naming.currentFolder(command: ContrastCommand.name)
    if case .folder(let path) = correct.kind {
      project = path
      naming = .option(command: ContrastCommand.name, option: "--correct")
    }
    if command.isEmpty { project = try PackageFolder(project, in: folder, named: naming).path }
    let configuration = try RunRequest.configuration(
      arguments, options: table, package: project, folder: folder)
    settings = ContrastSettings()
    try arguments.apply(to: &settings, options: table, configuration: configuration, folder: folder)
    settings.run.options.package = project
    try RunRequest.check(scratch: settings.run.options.scratchPath, package: project)
    try StudyDelivery.check(settings.run.outputs)

    options = ContrastOptions(run: settings.run.options, correct: correct, faulty: settings.faulty)
    options.testsFrom = settings.testsFrom ?? .correct
    options.command = command
    options.report = settings.readsTAP ? .tap : settings.junit.isEmpty ? .none : .junit(settings.junit)
    options.repeats = settings.repeats
    self.settings = settings
  }

  private static func check(
    _ settings: ContrastSettings, correct: VersionName, command: [String]
  ) throws(CommandError) {
    let names = ([correct] + settings.faulty).map(\.text)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw .versionRepeated(name)
    }
    try CommandError.check(
      junit: !settings.junit.isEmpty, tap: settings.readsTAP, hasCommand: !command.isEmpty)
    if !command.isEmpty, settings.testsFrom != nil { throw .testsOfCommand(option: "--tests-from") }
    if settings.testsFrom == .faulty, settings.faulty.count > 1 { throw .severalTestSources }
  }
}
