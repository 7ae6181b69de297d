import Foundation
import TelltaleReports
import TelltaleRunner

/// What `telltale run` was asked to do, with the command line, the configuration and the paths all found to be sound.
struct RunRequest: Sendable {
  var settings: RunSettings

  /// Reads the arguments, finds the package and its configuration, and checks everything that can be checked before
  /// work begins.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    let options = RunCommand.options
    let folder = context.currentFolder
    if arguments.positionals.count > 1 {
      throw CommandError.unexpectedArgument(arguments.positionals[1], expected: "one package")
    }
    // The command line is checked by itself first: what it says wrong is told before what a file says wrong.
    var settings = RunSettings()
    try arguments.apply(to: &settings, options: options, configuration: nil, folder: folder)
    try Self.check(listing: settings, arguments)
    try Self.check(settings, operators: context.operators, source: .option("--operators"))

    let package = try PackageFolder(
      arguments.positionals.first ?? ".", in: folder, named: .argument(command: RunCommand.name))
    let configuration = try Self.configuration(arguments, options: options, package: package.path, folder: folder)
    settings = RunSettings()
    try arguments.apply(to: &settings, options: options, configuration: configuration, folder: folder)
    if let entry = configuration?.entries.first(where: { options[$0.option].name == "--operators" }) {
      try Self.check(settings, operators: context.operators, source: entry.value.source)
    }
    settings.options.package = package.path
    settings.options.isVerbose = settings.verbosity == .verbose
    try Self.check(scratch: settings.options.scratchPath, package: package.path)
    if !settings.listsOnly { try StudyDelivery.check(settings.outputs) }
    self.settings = settings
  }

  /// The configuration file that the command line names, or that stands in the package.
  static func configuration<Settings>(
    _ arguments: ParsedArguments, options: [CommandOption<Settings>], package: String, folder: String
  ) throws(CommandError) -> Configuration? {
    let given = arguments.last("--config", of: options)
    let path = given?.absolutePath(in: folder) ?? package + "/telltale.json"
    guard FileManager.default.fileExists(atPath: path) else {
      if let given { throw .configurationMissing(given) }
      return nil
    }
    let file = given ?? "telltale.json"
    let json: Data
    do {
      json = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .configurationUnreadable(file, problem: error.fileProblem)
    }
    return try Configuration(
      json: json, file: file, folder: "..".absolutePath(in: path), options: options,
      others: Commands.configurableKeys)
  }

  private static func check(
    _ settings: RunSettings, operators: [OperatorEntry], source: GivenValue.Source
  ) throws(CommandError) {
    guard case .named(let names) = settings.options.operators else { return }
    let known = operators.map(\.name)
    for name in names where !known.contains(name) {
      throw .invalidValue(
        source, found: name, expected: "default, all, or names among \(known.alternatives)",
        suggestion: name.closest(among: known))
    }
  }

  private static func check(listing settings: RunSettings, _ arguments: ParsedArguments) throws(CommandError) {
    guard settings.listsOnly else { return }
    for option in ["--output", "--fail-under", "--fail-on", "--verify", "--verify-derived", "--repeat"]
    where arguments.last(option, of: RunCommand.options) != nil {
      throw .nothingMeasuredByList(option: option)
    }
  }

  static func check(scratch: String?, package: String) throws(CommandError) {
    guard let scratch else { return }
    if (package + "/").hasPrefix(scratch == "/" ? "/" : scratch + "/") { throw .scratchHoldsPackage(scratch) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: scratch, isDirectory: &isFolder)
    if exists && !isFolder.boolValue { throw .scratchIsFile(scratch) }
  }
}
