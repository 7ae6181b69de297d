import Telltale
import TelltaleReports
import TelltaleRunner

extension CommandContext {
  /// Measures with the progress shown, and reports what came of it, also when a signal ends it early.
  ///
  /// - Parameter judge: What a study means for this command beside its thresholds; nil for success.
  func measuring(
    _ settings: any ReportSettings,
    judging judge: (Study) -> (code: ExitCode, message: String)? = { _ in nil },
    _ work: @escaping @Sendable (_ events: @escaping @Sendable (RunEvent) -> Void) async throws -> RunResult
  ) async throws -> ExitCode {
    let measurement = await watching(isQuiet: settings.verbosity == .quiet, work)
    switch measurement.result {
    case .success(let result):
      let delivery = StudyDelivery(settings: settings, context: self) { study, width, style in
        TerminalReport(width: width, style: style, detail: settings.detail).text(of: study)
      }
      let code = try delivery.deliver(result, interruption: measurement.interruption)
      guard let judgement = judge(result.study), code == .success || code == .thresholdNotMet else { return code }
      messages.line(judgement.message)
      return ExitCode.deciding(among: [code, judgement.code])
    case .failure(let error):
      guard let interruption = measurement.interruption else { throw error }
      messages.line("\(interruption.words) before anything was measured")
      return interruption.exitCode
    }
  }
}
