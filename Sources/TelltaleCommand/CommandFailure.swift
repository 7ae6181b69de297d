import Foundation
import TelltaleRunner

/// An error as the command line shows it: words, and the code to end with.
struct CommandFailure {
  var message: String
  var exitCode: ExitCode

  init(_ error: any Error) {
    message = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    exitCode =
      switch error {
      case is CommandError, is PipelineFileError: .notUnderstood
      case let error as RunError: ExitCode(error.kind)
      case let error as BuildError: ExitCode(error)
      case is VersionError: .notUnderstood
      case is RegressError: .nothingToMeasure
      default: .internalFailure
      }
  }
}

extension ExitCode {
  /// The code for a measurement that could not be made.
  fileprivate init(_ kind: RunError.Kind) {
    switch kind {
    case .request: self = .notUnderstood
    case .correctVersion: self = .correctVersionUnusable
    case .nothingToMeasure: self = .nothingToMeasure
    case .telltale: self = .internalFailure
    }
  }

  /// The code for a package that could not be read or built in the mirror.
  fileprivate init(_ error: BuildError) {
    switch error {
    case .noManifest: self = .notUnderstood
    case .unreadablePackage: self = .correctVersionUnusable
    case .noTestExecutable: self = .nothingToMeasure
    case .noPackageVariable, .unexpectedAnswer, .notAdapted, .runtimeNotCompiled, .notStarted: self = .internalFailure
    }
  }
}
