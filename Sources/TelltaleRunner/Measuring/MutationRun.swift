package import Telltale
import TelltaleFaults

/// The main job: puts faults into a Swift package and measures which of its tests see them.
package struct MutationRun: Sendable {
  package typealias Events = @Sendable (RunEvent) -> Void

  private let options: RunOptions
  private let events: Events

  /// A run with these options that tells how far it has got.
  package init(_ options: RunOptions, events: @escaping Events) {
    self.options = options
    self.events = events
  }

  /// The faults that a run would measure, found without a build.
  package func listFaults() async throws -> [Fault] {
    let place = try await RunPlace(options, events: events)
    return try await PreparedPackage(place.mirrored(), in: place).selection.faults + handWritten.faults()
  }

  private var handWritten: HandWrittenFaults { HandWrittenFaults(options: options, events: events) }

  /// Measures every selected test on every selected fault.
  ///
  /// Cancelling the task ends the measurement early; what was measured by then is in the result, and the rest is
  /// `pending`.
  /// - Throws: ``RunError`` and the errors of the steps; `CancellationError` when nothing was measured yet.
  package func run() async throws -> RunResult {
    var clock = PhaseClock()
    let place = try await RunPlace(options, events: events)
    // Hardly any package has modules of our names, so that this need not wait for what the package has.
    async let usualSwitches: Void = place.prepare(.switches, of: place.library(for: nil))
    let model = try await place.mirrored()
    let library = place.library(for: model)
    async let mirrored = OriginalPackage(model, in: place, linkedWith: library)
    async let linked: Void = place.link(library, with: model)
    let package = try await PreparedPackage(model, in: place)
    guard !package.selection.files.isEmpty, !package.selection.faults.isEmpty else {
      throw RunError.noFaults(files: package.searchedFiles)
    }
    // SwiftPM leaves the executable of a target that is gone, and it would be measured.
    guard !model.testTargets.isEmpty else { throw RunError.noTestTargets(package: model.name) }
    let revision = try await Revision.current(of: place.mirror.package)
    let instrumentation = try await package.instrumented()
    let original = try await mirrored
    _ = try await (linked, usualSwitches)
    try await place.prepare(.switches, of: library)
    clock.ends("mirror")

    let product = try await package.build(instrumentation, with: original, clock: &clock, events: events)
    clock.counts["builds"] = product.attempts

    events(.listingTests)
    let tests = try await package.tests(in: product)
    let runs = TestRuns(package: package, product: product, tests: tests.selected, options: options, events: events)
    return try await runs.closing {
      var checks = try await runs.measureBaselines(events: events)
      try await runs.unguard(&checks, events: events)
      clock.ends("baseline")
      let differences = try await original.reconcile(&checks, measuredBy: runs, events: events)
      try await runs.checkSwitches(checks, events: events)
      clock.ends("reconcile")

      let matrix = await runs.measureFaults(checks, events: events)
      clock.ends("measure")
      let patches =
        matrix.failure == nil && !Task.isCancelled
        ? await handWritten.measure(tests: tests.selected, baselines: checks)
        : HandWrittenFaults.Result(faults: try handWritten.faults())
      if !patches.faults.isEmpty { clock.ends("patches") }
      clock.counts["runs"] = matrix.finishedRuns + patches.finishedRuns

      var verification = Verification.Result()
      if options.verify + options.verifyDerived > 0, matrix.failure == nil, !Task.isCancelled {
        verification = await Verification(
          package: package, original: original, runs: runs, checks: checks, matrix: matrix
        ).verify(options.verify, derived: options.verifyDerived, seed: options.seed, events: events)
        clock.ends("verify")
      }
      let study = runs.study(
        checks, unlisted: tests.unlisted, matrix: matrix, patches: patches, revision: revision,
        timing: clock.timing)
      let hinted = await Result(of: { try await runs.hinted(study) })
      return RunResult(
        study: hinted.value ?? study, disagreements: differences + verification.disagreements,
        verified: verification.verified,
        failure: matrix.failure ?? patches.failure ?? verification.failure ?? hinted.failure)
    }
  }
}

extension Result {
  fileprivate var value: Success? { if case .success(let value) = self { value } else { nil } }
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
