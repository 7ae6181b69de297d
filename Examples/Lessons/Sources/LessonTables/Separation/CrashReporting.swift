import Telltale

/// Sessions by language, with those that crashed.
private struct Telemetry: CustomStringConvertible {
  let groups: [String: (sessions: Int, crashes: Int)]
  let event = "order-completed"

  init(japaneseCrashes: Int) {
    groups = ["en": (40, 0), "tr": (30, 0), "ja": (10, japaneseCrashes)]
  }

  private func sum(_ languages: [String]) -> (sessions: Int, crashes: Int) {
    languages.reduce((0, 0)) { ($0.0 + groups[$1, default: (0, 0)].0, $0.1 + groups[$1, default: (0, 0)].1) }
  }

  var description: String {
    let all = sum(Array(groups.keys))
    return "sessions=\(all.sessions) crashes=\(all.crashes) event=\(event)"
  }

  /// Whether at least so many percent of the sessions did not crash; of all languages where none is named.
  func isCrashFree(_ percent: Int, _ language: String? = nil) -> Bool {
    let (sessions, crashes) = sum(language.map { [$0] } ?? Array(groups.keys))
    return 100 * (sessions - crashes) >= percent * sessions
  }

  func dashboardCounts(_ event: String) -> Bool { event == self.event && !groups.isEmpty }

  static let correct = Telemetry(japaneseCrashes: 0)
  static let faulty = Telemetry(japaneseCrashes: 4)  // FAULT: crashes in one language.
}

private func row(_ label: String, _ check: (Telemetry) -> Bool) -> Contrast<Telemetry> {
  contrast(label, correct: .correct, faulty: .faulty, check: check)
}

extension Lesson {
  static let crashReporting = Lesson(
    "crash-reporting", "Crash Reporting and Analytics", fault: "sessions crash in one language"
  ) {
    Part(
      "A total and a group",
      Contrasts {
        row("total-crash-free-sessions-at-threshold") { $0.isCrashFree(90) }
        row("ja-config-crash-free-at-threshold") { $0.isCrashFree(90, "ja") }
        row("dashboard-has-old-event-name") { $0.dashboardCounts("order-placed") }
      })
    Part(
      "Other thresholds and groups",
      Contrasts {
        row("total-threshold-96") { $0.isCrashFree(96) }
        row("tr-config") { $0.isCrashFree(90, "tr") }
        row("dashboard-has-new-event-name") { $0.dashboardCounts("order-completed") }
        row("ja-config-threshold-100") { $0.isCrashFree(100, "ja") }
      })
  }
}
