package import Telltale

/// Runs checks on faults as a schedule asks for, and keeps what was measured when it is cancelled or a run fails.
package struct MatrixMeasurement: Sendable {
  /// Makes one run.
  package typealias Runner = @Sendable (Schedule.Run) async throws -> Answer

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

  /// What came of one run.
  private struct Finished: Sendable {
    var run: Schedule.Run
    var answer: Answer?
    /// Why there is no answer.
    var failure: (any Error)?
  }

  /// Plays the schedule to its end, or until the task is cancelled or a run fails.
  package func play(_ schedule: Schedule, progress: @Sendable (Schedule) -> Void) async -> Played {
    var played = Played(schedule: schedule)
    await withTaskGroup(of: Finished.self) { group in
      while !Task.isCancelled {
        switch played.schedule.next() {
        case .start(let next):
          group.addTask { await finish(next) }
        case .wait:
          guard let finished = await group.next() else { return }
          guard let answer = finished.answer else {
            played.failure = finished.failure
            group.cancelAll()
            return
          }
          played.schedule.finished(finished.run, answer)
          progress(played.schedule)
        case .done:
          return
        }
      }
    }
    return played
  }

  /// Makes one run; that it was cancelled is no failure.
  private func finish(_ next: Schedule.Run) async -> Finished {
    do {
      return Finished(run: next, answer: try await run(next))
    } catch is CancellationError {
      return Finished(run: next)
    } catch {
      return Finished(run: next, failure: error)
    }
  }
}
