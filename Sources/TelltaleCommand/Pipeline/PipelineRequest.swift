import Foundation
import Telltale
import TelltaleRunner

/// What `telltale pipeline` was asked to do, with the command line and the file found to be sound.
struct PipelineRequest: Sendable {
  let settings: PipelineSettings
  let options: PipelineOptions
  /// As it was given.
  private let file: String

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    var settings = PipelineSettings()
    try arguments.apply(
      to: &settings, options: PipelineCommand.options, configuration: nil, folder: context.currentFolder)
    guard let file = arguments.positionals.first else { throw CommandError.missingArgument("FILE") }
    if arguments.positionals.count > 1 {
      throw CommandError.unexpectedArgument(arguments.positionals[1], expected: "one pipeline file")
    }
    let path = file.absolutePath(in: context.currentFolder)
    let folder = "..".absolutePath(in: path)
    let definition = try PipelineFile.read(path, file: file)
    let plan = try PipelinePlan(definition, settings.selection, file: file)

    let named = GivenValue(text: "", source: .key("correct", file: file), folder: folder)
    let correct = try settings.correct ?? named.version(definition.correct ?? ".", key: "correct")
    let faulty =
      try settings.faulty.isEmpty
      ? definition.faulty.map { try named.version($0, key: "faulty") } : settings.faulty
    if faulty.isEmpty { throw CommandError.faultyVersionMissing(file: file) }
    try Self.check([correct] + faulty)
    try StudyDelivery.check(settings.outputs)
    var project = settings.correct == nil ? folder : context.currentFolder
    if case .folder(let path) = correct.kind { project = path }
    options = PipelineOptions(
      plan: plan, name: definition.name, file: file.split(separator: "/").last.map(String.init) ?? file,
      correct: correct, faulty: faulty, project: project,
      scratch: settings.scratchPath ?? project + "/.build/telltale/pipeline")
    self.file = file
    self.settings = settings
  }

  private static func check(_ versions: [VersionName]) throws(CommandError) {
    let names = versions.map(\.text)
    for (index, name) in names.enumerated() where names[..<index].contains(name) { throw .versionRepeated(name) }
  }

  /// Why there is no run.
  var absence: String {
    if let branch = settings.selection.branch { return "\(file) runs nothing for the branch '\(branch)'" }
    return "no channel of \(file) has a step"
  }
}

extension GivenValue {
  /// A version that a pipeline file names under a key, relative to the file's folder.
  fileprivate func version(_ text: String, key: String) throws -> VersionName {
    var value = self
    value.text = text
    if case .key(_, let file) = source { value.source = .key(key, file: file) }
    return try value.version()
  }
}
