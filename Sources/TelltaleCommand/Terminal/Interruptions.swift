import Dispatch
import Foundation

/// Signals that ask the process to end.
enum Interruption: Int32, Sendable, CaseIterable {
  case interrupt = 2
  case terminate = 15

  /// The code to end with after it.
  var exitCode: ExitCode {
    switch self {
    case .interrupt: .interrupted
    case .terminate: .terminated
    }
  }
}

/// Turns signals into a stream. The first one asks the run to come to an end; a second one finds the signals' usual
/// effect restored, and ends the process at once.
struct Interruptions: Sendable {
  /// The signals that came.
  let signals: AsyncStream<Interruption>

  /// Signals that never come.
  static var none: Interruptions { Interruptions(signals: AsyncStream { _ in }) }

  /// Begins to catch the signals of this process, and to ignore the one of a closed pipe.
  static func caught() -> Interruptions {
    signal(SIGPIPE, SIG_IGN)
    let (stream, continuation) = AsyncStream<Interruption>.makeStream()
    let queue = DispatchQueue(label: "telltale.interruptions")
    for interruption in Interruption.allCases {
      let before = signal(interruption.rawValue, SIG_IGN)
      // What a shell ignores for a process in the background stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      let source = DispatchSource.makeSignalSource(signal: interruption.rawValue, queue: queue)
      source.setEventHandler {
        // The handler holds its source until the process ends.
        _ = source
        for other in Interruption.allCases { signal(other.rawValue, SIG_DFL) }
        continuation.yield(interruption)
      }
      source.activate()
    }
    return Interruptions(signals: stream)
  }
}
