package import Telltale

/// Runs checks on faults as a schedule asks for, and keeps what was measured when it is cancelled or a run fails.
package struct MatrixMeasurement: Sendable {
  /// Runs one check, by its index, on one fault, by its index.
  package typealias Runner = @Sendable (_ check: Int, _ fault: Int) async throws -> Answer

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

  /// Plays the schedule to its end, or until the task is cancelled or a run fails.
  package func play(_ schedule: Schedule, progress: @Sendable (Schedule) -> Void) async -> Played {
    await withTaskGroup(of: (run: Schedule.Run, answer: Result<Answer, any Error>).self) { group in
      var schedule = schedule
      while !Task.isCancelled {
        switch schedule.next() {
        case .start(let next):
          group.addTask {
            do {
              return (next, .success(try await run(next.check, next.fault)))
            } catch {
              return (next, .failure(error))
            }
          }
        case .wait:
          guard let finished = await group.next() else { return Played(schedule: schedule) }
          switch finished.answer {
          case .success(let answer):
            schedule.finished(finished.run, answer)
            progress(schedule)
          case .failure(let error):
            group.cancelAll()
            return Played(schedule: schedule, failure: error is CancellationError ? nil : error)
          }
        case .done:
          return Played(schedule: schedule)
        }
      }
      return Played(schedule: schedule)
    }
  }
}
