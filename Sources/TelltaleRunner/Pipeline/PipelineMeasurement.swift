import Foundation
package import Telltale

/// What pipelines are to be run on, and where.
package struct PipelineOptions: Sendable, Hashable {
  package var plan: PipelinePlan
  /// What the pipeline is called, and its file as the study names it.
  package var name: String
  package var file: String
  package var correct: VersionName
  package var faulty: [VersionName]
  /// The folder of the project, absolute: revisions are those of the repository around it.
  package var project: String
  /// A folder that belongs to Telltale, absolute.
  package var scratch: String

  package init(
    plan: PipelinePlan, name: String, file: String, correct: VersionName, faulty: [VersionName], project: String,
    scratch: String
  ) {
    self.plan = plan
    self.name = name
    self.file = file
    self.correct = correct
    self.faulty = faulty
    self.project = project
    self.scratch = scratch
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

  private let options: PipelineOptions
  private let events: Events

  /// A measurement with these options that tells how far it has got.
  package init(_ options: PipelineOptions, events: @escaping Events) {
    self.options = options
    self.events = events
  }

  /// Measures every run on every version.
  ///
  /// Cancelling the task ends the measurement early, and so does a failure of Telltale's own; what was measured by then is
  /// in the result, and the rest is `pending`.
  /// - Throws: The errors of files and processes, and `CancellationError`, when nothing was measured yet.
  package func run() async throws -> PipelineResult {
    var clock = PhaseClock()
    events(.mirroring)
    let lock = try ScratchLock(scratch: options.scratch)
    defer { withExtendedLifetime(lock) {} }
    let trees = try await VersionTrees(project: options.project, scratch: options.scratch) { events(.note($0)) }
    let all = try await trees.makeAll(correct: options.correct, faulty: options.faulty, copying: false)
    clock.ends("mirror")
    let place = try PipelineWorkplace(scratch: options.scratch, name: PathText.name(of: trees.project))
    var revision = all.correct.facts.commit
    if revision == nil { revision = try await Revision.current(of: all.correct.folder) }
    let subject = Study.Subject(
      name: options.name, revision: revision, version: options.correct.text, selection: Study.Selection())
    var state = PipelineStudy(subject: subject, file: options.file, faults: all.faulty.map(\.fault))
    var failure: (any Error)?
    do {
      try await measure(all, in: place, &state)
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
  private func measure(
    _ all: VersionTrees.All, in place: PipelineWorkplace, _ state: inout PipelineStudy
  ) async throws {
    let versions = [(fault: nil, tree: all.correct)] + all.faulty.map { (fault: Optional($0.fault), tree: $0.tree) }
    let total = options.plan.runs.reduce(0) { $0 + $1.steps.count } * versions.count
    var finished = 0
    for run in options.plan.runs {
      for (fault, tree) in versions {
        try place.place(tree.folder)
        let answers = try await self.run(
          run, on: fault?.id ?? "correct", in: place, finished: finished, of: total, &state.failures)
        state.add(run, fault: fault?.id, answers: answers)
        finished += run.steps.count
      }
    }
  }

  /// Runs the steps of one pipeline on the version that is in the place, until one stops it.
  private func run(
    _ run: PipelinePlan.Run, on version: String, in place: PipelineWorkplace, finished: Int, of total: Int,
    _ failures: inout [StepFailure]
  ) async throws -> [Answer] {
    let environment = StepEnvironment(
      inherited: ProcessInfo.processInfo.environment, temporary: place.temporary, cleanHome: place.home,
      ceiling: place.scratch)
    let runner = StepRunner(place: place, environment: environment)
    var progress = PipelineProgress(run.steps)
    var position = 0
    while let step = progress.next {
      try Task.checkCancellation()
      events(.step(run.id(step.name), version: version, finished: finished + position, total: total))
      position += 1
      let log = try place.log(run, version: version, position: position, step: step.name)
      let end = try await runner.run(step, of: run, log: log)
      progress.record(end.answer)
      if end.answer != .pass {
        failures.append(
          StepFailure(
            check: run.id(step.name), version: version, words: end.words,
            lines: try end.log.map { try OutputEnd.lines(of: $0) } ?? [], log: end.log))
      }
    }
    return progress.outcome
  }
}
