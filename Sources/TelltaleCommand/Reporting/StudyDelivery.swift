import Foundation
import Telltale
import TelltaleReports
import TelltaleRunner

/// Brings a study to where its settings say: to standard output, and into files.
struct StudyDelivery {
  let settings: any ReportSettings
  let context: CommandContext
  /// The study as text for people, of this width and style.
  let text: (Study, _ width: Int, TextStyle) -> String

  /// Delivers the study and says what its command ends with.
  func deliver(_ result: RunResult, interruption: Interruption?) throws -> ExitCode {
    let problems = try settings.outputs.compactMap { try write(result.study, to: $0) }
    switch settings.format {
    case .json: context.output.write(try StudyJSON.write(result.study))
    case .terminal: context.output.write(text(result.study, context.width, context.style(settings.color)))
    }
    let outcome = RunOutcome(
      result, thresholds: settings.thresholds, interruption: interruption, unwritten: problems)
    for message in outcome.messages { context.messages.line(message) }
    return outcome.exitCode
  }

  /// Writes a file, and says why where that can't be done: the study is still to be shown then.
  private func write(_ study: Study, to output: RunSettings.Output) throws -> CommandError? {
    let data =
      switch output.format {
      case .json: try StudyJSON.write(study)
      case .terminal: Data(text(study, 80, .plain).utf8)
      }
    do {
      try data.write(to: URL(fileURLWithPath: output.path), options: .atomic)
      return nil
    } catch {
      return .outputUnwritable(output.path, problem: error.fileProblem)
    }
  }

  /// Refuses files that can't be written, before work begins.
  static func check(_ outputs: [RunSettings.Output]) throws(CommandError) {
    var paths: Set<String> = []
    for output in outputs {
      if !paths.insert(output.path).inserted { throw .outputRepeated(output.path) }
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: output.path, isDirectory: &isFolder), isFolder.boolValue {
        throw .outputIsFolder(output.path)
      }
      let folder = "..".absolutePath(in: output.path)
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw .outputFolderMissing(output.path, folder: folder)
      }
    }
  }
}
