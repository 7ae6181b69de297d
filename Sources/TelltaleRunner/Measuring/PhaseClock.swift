import Telltale

/// Times the phases of a run, one after the other.
struct PhaseClock {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var seconds: [String: Double] = [:]
  var counts: [String: Int] = [:]

  init() {
    start = clock.now
    last = start
  }

  /// The phase of this name ends now; it began when the one before ended.
  mutating func ends(_ phase: String) {
    let now = clock.now
    seconds[phase] = Self.rounded(now - last)
    last = now
  }

  var timing: Study.Timing {
    var seconds = seconds
    seconds["total"] = Self.rounded(last - start)
    return Study.Timing(seconds: seconds, counts: counts)
  }

  /// To the millisecond.
  private static func rounded(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1_000
  }
}
