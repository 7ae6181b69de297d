import TelltaleReports
import TelltaleRunner

extension CommandContext {
  /// Measures with the progress shown, and reports what came of it, also when a signal ends it early.
  func measuring(
    _ settings: any ReportSettings,
    _ work: @escaping @Sendable (_ events: @escaping @Sendable (RunEvent) -> Void) async throws -> RunResult
  ) async throws -> ExitCode {
    let measurement = await watching(isQuiet: settings.verbosity == .quiet, work)
    switch measurement.result {
    case .success(let result):
      let delivery = StudyDelivery(settings: settings, context: self) { study, width, style in
        TerminalReport(width: width, style: style, detail: settings.detail).text(of: study)
      }
      return try delivery.deliver(result, interruption: measurement.interruption)
    case .failure(let error):
      guard let interruption = measurement.interruption else { throw error }
      messages.line("\(interruption.words) before anything was measured")
      return interruption.exitCode
    }
  }
}
