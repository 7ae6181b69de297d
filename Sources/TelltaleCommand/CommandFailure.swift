import TelltaleRunner

/// An error as the command line shows it: words, and the code to end with.
struct CommandFailure {
  var message: String
  var exitCode: ExitCode

  init(_ error: any Error) {
    message = String(describing: error)
    exitCode =
      switch error {
      case is CommandError: .notUnderstood
      case let error as RunError: ExitCode(error.kind)
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
}
