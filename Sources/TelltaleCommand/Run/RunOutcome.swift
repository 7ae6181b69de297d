import Telltale
import TelltaleReports
import TelltaleRunner

/// What a finished run ends with, and what is said of it beside the report.
struct RunOutcome: Sendable, Hashable {
  var messages: [String] = []
  var exitCode: ExitCode

  /// Decides from the study, the verdicts that were found again, the thresholds, the signal that came, if any, and the
  /// files that could not be written.
  init(
    _ result: RunResult, thresholds: Thresholds, interruption: Interruption?, unwritten: [CommandError] = []
  ) {
    var codes: [ExitCode] = []
    if let interruption {
      codes.append(interruption.exitCode)
      messages.append("\(interruption.words): what was measured so far is reported")
    }
    if let error = result.failure {
      let failure = CommandFailure(error)
      codes.append(failure.exitCode)
      messages.append("error: \(failure.message)\nwhat was measured so far is reported")
    }
    if result.verified > 0, !result.disagreements.contains(where: { $0.fault != nil }) {
      messages.append("verified: \(result.verified.counted("verdict")) found again by editing the source, all agree")
    }
    let (onCorrect, onFaults) = (
      result.disagreements.filter { $0.fault == nil }, result.disagreements.filter { $0.fault != nil }
    )
    if !onCorrect.isEmpty {
      codes.append(.internalFailure)
      messages.append(
        """
        error: \(onCorrect.count.counted("check")) answered otherwise in the package as it is, and decided nothing. \
        This is a defect of Telltale; please report it:
        """)
      messages += onCorrect.map { "  \($0)" }
    }
    if !onFaults.isEmpty {
      codes.append(.internalFailure)
      messages.append(
        """
        error: \(onFaults.count.grouped) of \(result.verified.counted("verdict")) found again by hand \
        came out otherwise. This is a defect of Telltale; please report it:
        """)
      messages += onFaults.map { "  \($0)" }
    }
    for problem in unwritten {
      codes.append(.notUnderstood)
      messages.append("error: \(problem)")
    }
    if let reason = Self.nothingMeasured(result.study), interruption == nil {
      codes.append(.nothingToMeasure)
      messages.append("error: nothing was measured: \(reason)")
    }
    for failure in thresholds.failures(of: result.study) {
      codes.append(.thresholdNotMet)
      messages.append("threshold not met: \(failure)")
    }
    exitCode = ExitCode.deciding(among: codes)
  }

  /// Why a study holds no measurement at all; nil where it holds one.
  private static func nothingMeasured(_ study: Study) -> String? {
    if study.checks.isEmpty { return "there are no checks" }
    if study.faults.isEmpty { return "there are no faults" }
    if study.faults.allSatisfy({ $0.status == .uncompiled || $0.status == .ignored }) {
      return "every fault is uncompiled or ignored"
    }
    if !study.checks.contains(where: \.correct.didRun) { return "no check ran on the correct version" }
    return nil
  }
}

extension Interruption {
  /// What it did to the run.
  var words: String {
    switch self {
    case .interrupt: "interrupted"
    case .terminate: "terminated"
    }
  }
}
