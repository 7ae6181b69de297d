package import Telltale

/// What a measurement came to.
package struct RunResult: Sendable {
  package var study: Study
  /// Verdicts that were not found again the slow way; each is a defect of Telltale.
  package var disagreements: [Disagreement]
  /// How many verdicts were found again the slow way.
  package var verified: Int
  /// What ended the measurement or the verification early; the study holds what was measured by then.
  package var failure: (any Error)?

  package init(
    study: Study, disagreements: [Disagreement] = [], verified: Int = 0, failure: (any Error)? = nil
  ) {
    self.study = study
    self.disagreements = disagreements
    self.verified = verified
    self.failure = failure
  }
}

/// A verdict that editing the source by hand does not confirm.
package struct Disagreement: Sendable, Hashable {
  /// What the hand-edited source said.
  package enum Finding: Sendable, Hashable {
    case answer(Answer)
    /// The edit does not compile; the first line of what the compiler said.
    case uncompiled(String)
  }

  /// The check's id.
  package var check: String
  /// The fault's id; nil for the correct version.
  package var fault: String?
  /// What the instrumented build said.
  package var measured: Answer
  package var byHand: Finding
}

extension Disagreement: CustomStringConvertible {
  package var description: String {
    let version = fault ?? "the correct version"
    let found =
      switch byHand {
      case .answer(let answer): answer.phrase
      case .uncompiled(let problem): "does not compile (\(problem))"
      }
    return "\(check) on \(version): measured \(measured.phrase), by hand \(found)"
  }
}

extension Answer {
  /// The answer with its manner: `fail (crash)`.
  package var phrase: String {
    switch self {
    case .pass: "pass"
    case .fail(let failure): "fail (\(failure.rawValue))"
    case .didNotRun(let absence): "did not run (\(absence.rawValue))"
    }
  }
}
