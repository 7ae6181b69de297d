import Foundation
import Telltale
import TelltaleRunner

@main
enum Main {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    let context = CommandContext(
      output: .stream(STDOUT_FILENO, environment: environment),
      messages: .stream(STDERR_FILENO, environment: environment),
      environment: environment,
      currentFolder: FileManager.default.currentDirectoryPath,
      version: Study.Tool.telltale.version,
      operators: Catalogue.operators,
      exclusions: Catalogue.exclusions,
      interruptions: .caught(),
      measure: { try await MutationRun($0, events: $1).run() },
      listFaults: { try await MutationRun($0, events: $1).listFaults() },
      contrast: { try await VersionContrast($0, events: $1).run() },
      regress: { try await Regression($0, events: $1).run() })
    exit(await Commands.run(Array(CommandLine.arguments.dropFirst()), in: context).rawValue)
  }
}
