/// Thrown by a producer or a check that has no answer to give: the pair is then counted apart, never as separating.
///
/// Any other error thrown by a producer means the same, with the reason ``Answer/Absence/stopped``: there was nothing
/// for the check to look at. Any other error thrown by a check is a failure, ``Answer/Failure/error``.
public struct DidNotRun: Error, Sendable, Hashable {
  /// Why there is no answer.
  public let reason: Answer.Absence

  /// No answer, for this reason.
  public init(_ reason: Answer.Absence) {
    self.reason = reason
  }
}

extension DidNotRun: CustomStringConvertible {
  /// `did not run (stopped)`.
  public var description: String { "did not run (\(reason.rawValue))" }
}

extension Answer {
  /// The answer of a check whose producer threw.
  init(producerThrew error: any Error) {
    self = .didNotRun(Absence(of: error) ?? .stopped)
  }

  /// The answer of a check that threw.
  init(checkThrew error: any Error) {
    self = Absence(of: error).map(Answer.didNotRun) ?? .fail(.error)
  }

  /// The answer of a check that came to an end: true is a pass, false a failed expectation.
  init(holds: Bool) {
    self = holds ? .pass : .fail(.assertion)
  }
}

extension Answer.Absence {
  /// The reason that an error gives for there being no answer; nil where it is a failure like any other.
  fileprivate init?(of error: any Error) {
    switch error {
    case let error as DidNotRun: self = error.reason
    case is UnknownVersion: self = .notFound
    case is CancellationError: self = .stopped
    default: return nil
    }
  }
}
