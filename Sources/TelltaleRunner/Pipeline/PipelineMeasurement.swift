import Foundation
package import Telltale

/// One of the two versions that a pipeline is run on, as a folder of files that is not written to.
package struct PipelineVersion: Sendable, Hashable {
  /// As reports name it: `correct`, or what the fault is called.
  package var name: String
  /// Absolute.
  package var folder: String
  /// What is wrong with it; nil for the correct version.
  package var fault: Fault?

  package init(name: String, folder: String, fault: Fault?) {
    self.name = name
    self.folder = folder
    self.fault = fault
  }
}

/// What running pipelines on versions came to.
package struct PipelineResult: Sendable {
  package var study: Study
  package var failures: [StepFailure]
  /// What ended the measurement early; the study holds what was measured by then.
  package var failure: (any Error)?

  package init(study: Study, failures: [StepFailure], failure: (any Error)? = nil) {
    self.study = study
    self.failures = failures
    self.failure = failure
  }
}

/// Runs a pipeline's steps on each version, one version after the other in the same place, and puts the answers side by
/// side.
package struct PipelineMeasurement: Sendable {
  package typealias Events = @Sendable (RunEvent) -> Void

  private let name: String
  private let file: String
  private let plan: PipelinePlan
  private let versions: [PipelineVersion]
  private let scratch: String
  private let events: Events

  /// A measurement of the runs planned.
  ///
  /// - Parameters:
  ///   - file: The pipeline file as the study names it.
  ///   - versions: The correct one first.
  ///   - scratch: A folder that belongs to Telltale.
  package init(
    _ plan: PipelinePlan, name: String, file: String, versions: [PipelineVersion], scratch: String,
    events: @escaping Events
  ) {
    self.name = name
    self.file = file
    self.plan = plan
    self.versions = versions
    self.scratch = scratch
    self.events = events
  }

  /// Measures every run on every version.
  ///
  /// Cancelling the task ends the measurement early, and so does a failure of Telltale's own; what was measured by then is
  /// in the result, and the rest is `pending`.
  /// - Throws: The errors of files and processes, and `CancellationError`, when nothing was measured yet.
  package func run() async throws -> PipelineResult {
    var clock = PhaseClock()
    let lock = try ScratchLock(scratch: scratch)
    defer { withExtendedLifetime(lock) {} }
    let folderName = versions.first.map { PathText.name(of: $0.folder) } ?? ""
    let place = try PipelineWorkplace(scratch: scratch, name: folderName.isEmpty ? "version" : folderName)
    let revision = try await Revision.current(of: versions.first?.folder ?? "/")
    var state = PipelineStudy(name: name, file: file, revision: revision, versions: versions)
    var failure: (any Error)?
    do {
      try await measure(in: place, &state)
    } catch {
      failure = error
    }
    try place.clear()
    if let failure, state.traces.isEmpty { throw failure }
    clock.ends("measure")
    clock.counts["steps"] = state.traces.reduce(0) { $0 + $1.steps.count { $0.answer.didRun } }
    return PipelineResult(
      study: state.study(timing: clock.timing), failures: state.failures,
      failure: failure is CancellationError ? nil : failure)
  }

  /// Each run on each version, until something ends that.
  private func measure(in place: PipelineWorkplace, _ state: inout PipelineStudy) async throws {
    let total = plan.runs.reduce(0) { $0 + $1.steps.count } * versions.count
    var finished = 0
    for run in plan.runs {
      for version in versions {
        let answers = try await self.run(run, on: version, in: place, finished: finished, of: total, &state.failures)
        state.add(run, on: version, answers: answers)
        finished += run.steps.count
      }
    }
  }

  /// Runs the steps of one pipeline on one version, until one stops it.
  private func run(
    _ run: PipelinePlan.Run, on version: PipelineVersion, in place: PipelineWorkplace, finished: Int, of total: Int,
    _ failures: inout [StepFailure]
  ) async throws -> [Answer] {
    try place.place(version.folder)
    let environment = StepEnvironment(
      inherited: ProcessInfo.processInfo.environment, temporary: place.temporary, cleanHome: place.home,
      ceiling: place.scratch)
    let runner = StepRunner(place: place, environment: environment)
    var progress = PipelineProgress(run.steps)
    var position = 0
    while let step = progress.next {
      try Task.checkCancellation()
      events(.step(run.id(step.name), version: version.name, finished: finished + position, total: total))
      position += 1
      let log = try place.log(run, version: version.name, position: position, step: step.name)
      let end = try await runner.run(step, of: run, log: log)
      progress.record(end.answer)
      if end.answer != .pass {
        failures.append(
          StepFailure(
            check: run.id(step.name), version: version.name, words: end.words,
            lines: try end.log.map { try OutputEnd.lines(of: $0) } ?? [], log: end.log))
      }
    }
    return progress.outcome
  }
}
