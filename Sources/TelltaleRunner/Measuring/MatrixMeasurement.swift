package import Telltale

/// Runs checks on faults as a schedule asks for, and keeps what was measured when it is cancelled.
package struct MatrixMeasurement: Sendable {
  /// Runs one check, by its index, on one fault, by its index.
  package typealias Runner = @Sendable (_ check: Int, _ fault: Int) async throws -> Answer

  package var run: Runner

  package init(run: @escaping Runner) {
    self.run = run
  }

  /// Plays the schedule to its end, or until the task is cancelled; either way what was answered is in the result.
  package func play(
    _ schedule: Schedule, progress: @Sendable (Schedule) -> Void
  ) async throws -> Schedule {
    try await withThrowingTaskGroup(of: (Schedule.Run, Answer)?.self) { group in
      var schedule = schedule
      while !Task.isCancelled {
        switch schedule.next() {
        case .start(let next):
          group.addTask {
            do {
              return (next, try await run(next.check, next.fault))
            } catch is CancellationError {
              return nil
            }
          }
        case .wait:
          guard let finished = try await group.next(), let (run, answer) = finished else { return schedule }
          schedule.finished(run, answer)
          progress(schedule)
        case .done:
          return schedule
        }
      }
      // What is under way is cancelled with the task; each such run ends as nil.
      return schedule
    }
  }
}
