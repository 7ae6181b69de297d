import Foundation
import Telltale
import TelltaleRunner

/// What `telltale pipeline` was asked to do, with the command line and the file found to be sound.
struct PipelineRequest: Sendable {
  let settings: PipelineSettings
  let plan: PipelinePlan
  private let definition: PipelineDefinition
  /// As it was given.
  private let file: String
  private let versions: [PipelineVersion]
  private let scratch: String

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
    definition = try PipelineFile.read(path, file: file)
    plan = try PipelinePlan(definition, settings.selection, file: file)
    versions = try Self.versions(settings, definition, file: file, folder: folder)
    scratch = settings.scratchPath ?? folder + "/.build/telltale/pipeline"
    try StudyDelivery.check(settings.outputs)
    self.file = file
    self.settings = settings
  }

  /// Why there is no run.
  var absence: String {
    if let branch = settings.selection.branch { return "\(file) runs nothing for the branch '\(branch)'" }
    return "no channel of \(file) has a step"
  }

  func measure(_ events: @escaping PipelineMeasurement.Events) async throws -> PipelineResult {
    try await PipelineMeasurement(
      plan, name: definition.name, file: file.split(separator: "/").last.map(String.init) ?? file, versions: versions,
      scratch: scratch, events: events
    ).run()
  }

  private static func versions(
    _ settings: PipelineSettings, _ definition: PipelineDefinition, file: String, folder: String
  ) throws(CommandError) -> [PipelineVersion] {
    let correct = settings.correct ?? definition.correct?.absolutePath(in: folder) ?? folder
    let faulty = settings.faulty.isEmpty ? definition.faulty.map { $0.absolutePath(in: folder) } : settings.faulty
    if faulty.isEmpty { throw .faultyVersionMissing(file: file) }
    var versions = [PipelineVersion(name: "correct", folder: correct, fault: nil)]
    for (index, path) in faulty.enumerated() {
      let name = faulty.count == 1 ? "faulty" : "faulty-\(index + 1)"
      let fault = Fault(
        id: name, kind: .version, operator: "", file: "", line: 0, column: 0, original: "", replacement: "")
      versions.append(PipelineVersion(name: name, folder: path, fault: fault))
    }
    for version in versions {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: version.folder, isDirectory: &isFolder) else {
        throw .pathMissing(version.folder)
      }
      guard isFolder.boolValue else { throw .versionIsFile(version.folder) }
    }
    return versions
  }
}
