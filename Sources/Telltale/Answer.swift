/// What a check said of one version: never a plain Boolean, since "it did not run" is neither a pass nor a fail.
///
/// An answer needs positive evidence: a check that was never seen to start did not run, whatever the status of the
/// process that was to run it.
public enum Answer: Sendable, Hashable {
  /// The check ran to its end and found nothing wrong.
  case pass
  /// The check ran and failed, in the way given.
  case fail(Failure)
  /// The check said nothing, for the reason given.
  case didNotRun(Absence)

  /// How a check failed.
  public enum Failure: String, Sendable, Hashable, Codable, CaseIterable {
    /// An expectation did not hold.
    case assertion
    /// The check threw an error that it did not expect.
    case error
    /// The process was ended by a signal.
    case crash
    /// The process ended, with any status, after the check started and before it finished; or a command's status
    /// was not 0.
    case exit
    /// The work done went over what was allowed, counted in switches evaluated or in processor time.
    case workLimit
    /// The wall clock went over what was allowed, twice, the second time with nothing else running.
    case timeLimit
    /// The resident memory went over what was allowed.
    case memoryLimit
  }

  /// Why a check did not run.
  public enum Absence: String, Sendable, Hashable, Codable, CaseIterable {
    /// The check asked to be skipped while it was running.
    case skipped
    /// The check is switched off where it is declared.
    case disabled
    /// The version does not compile.
    case uncompiled
    /// Nothing of that name was there to run.
    case notFound
    /// An earlier step failed.
    case stopped
  }

  /// Whether the check ran to an answer of its own.
  public var didRun: Bool {
    if case .didNotRun = self { false } else { true }
  }
}

extension Answer: CustomStringConvertible {
  /// `pass`, `fail` or `didNotRun`.
  public var description: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .didNotRun: "didNotRun"
    }
  }
}

extension Answer: Codable {
  private enum CodingKeys: String, CodingKey { case answer, how }

  /// Reads `{"answer": "pass" | "fail" | "didNotRun", "how": ...}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let word = try container.decode(String.self, forKey: .answer)
    switch word {
    case "pass": self = .pass
    case "fail": self = .fail(try container.decode(Failure.self, forKey: .how))
    case "didNotRun": self = .didNotRun(try container.decode(Absence.self, forKey: .how))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .answer, in: container,
        debugDescription: "found the answer \"\(word)\"; expected \"pass\", \"fail\" or \"didNotRun\"")
    }
  }

  /// Writes `{"answer": ..., "how": ...}`; `how` is left out on pass.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(description, forKey: .answer)
    switch self {
    case .pass: break
    case .fail(let failure): try container.encode(failure, forKey: .how)
    case .didNotRun(let absence): try container.encode(absence, forKey: .how)
    }
  }
}
