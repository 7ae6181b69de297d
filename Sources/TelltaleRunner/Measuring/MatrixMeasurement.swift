package import Telltale

/// Runs checks on faults as a schedule asks for, and keeps what was measured when it is cancelled or a run fails.
package struct MatrixMeasurement: Sendable {
  /// Makes one run; may say while it goes on that it waits.
  package typealias Runner =
    @Sendable (Schedule.Run, _ whenWaiting: @escaping @Sendable () -> Void) async throws -> Answer

  /// What was answered, and why that is not all.
  package struct Played: Sendable {
    package var schedule: Schedule
    /// The error of the run that could not be made or read; nil where there was none.
    package var failure: (any Error)?
  }

  package var run: Runner

  package init(run: @escaping Runner) {
    self.run = run
  }

  /// What is heard of a run.
  private enum Event: Sendable {
    case waits(Schedule.Run)
    case answered(Schedule.Run, Answer)
    case cancelled
    case failed(any Error)
  }

  /// Plays the schedule to its end, or until the task is cancelled or a run fails.
  package func play(_ schedule: Schedule, progress: @Sendable (Schedule) -> Void) async -> Played {
    var played = Played(schedule: schedule)
    let (stream, told) = AsyncStream.makeStream(of: Event.self)
    var events = stream.makeAsyncIterator()
    await withTaskGroup { group in
      defer { group.cancelAll() }
      while !Task.isCancelled {
        switch played.schedule.next() {
        case .start(let next):
          group.addTask { told.yield(await finish(next) { told.yield(.waits(next)) }) }
        case .wait:
          switch await events.next() {
          case .waits(let run):
            played.schedule.waits(run)
          case .answered(let run, let answer):
            played.schedule.finished(run, answer)
            progress(played.schedule)
          case .failed(let error):
            played.failure = error
            return
          case .cancelled, nil:
            return
          }
        case .done:
          return
        }
      }
    }
    return played
  }

  /// Makes one run; that it was cancelled is no failure.
  private func finish(_ next: Schedule.Run, whenWaiting: @escaping @Sendable () -> Void) async -> Event {
    do {
      return .answered(next, try await run(next, whenWaiting))
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed(error)
    }
  }
}
