import Foundation
import Telltale

/// Runs the selected tests of a built package, on the correct version and on its faults.
struct TestRuns: Sendable {
  let package: PreparedPackage
  let product: PreparedPackage.Product
  let tests: [DiscoveredTest]
  let options: RunOptions
  private let runner: any TestRunning
  let events: MutationRun.Events

  init(
    package: PreparedPackage, product: PreparedPackage.Product, tests: [DiscoveredTest], options: RunOptions,
    events: @escaping MutationRun.Events
  ) {
    self.package = package
    self.product = product
    self.tests = tests
    self.options = options
    self.events = events
    runner =
      switch options.runner {
      case .process: TestRunner(scratch: package.mirror.scratch)
      case .fork: ForkRunner(scratch: package.mirror.scratch) { events(.note($0)) }
      }
  }

  /// Does what is given, and then ends what was kept ready for further runs, whatever came of it.
  func closing<Value>(after body: () async throws -> Value) async throws -> Value {
    let result = await Result(of: body)
    try await runner.close()
    return try result.get()
  }

  /// The faults that are compiled in and not left out by the source or the sample, in the order of the study.
  var measuredFaults: [Fault] {
    package.selection.faults.filter { $0.status != .ignored && product.numbers[$0.id] != nil }
  }

  private var pages: String { Page.folder(in: package.mirror) }

  private func pagePath(_ check: Int, _ recording: Int) -> String { "\(pages)/\(check)-\(recording).page" }

  /// A study with a sentence on what would separate the faults that no check sees, from what the baselines recorded.
  func hinted(_ study: Study) async throws -> Study {
    let recorded = tests.enumerated().map { index, test in
      (
        test.id,
        BaselineMeasurement.recordingSeeds.indices.map {
          Page(madeAt: pagePath(index, $0), capacity: product.capacity)
        }
      )
    }
    return try await Hints(
      package: package, numbers: product.numbers, pages: Dictionary(uniqueKeysWithValues: recorded)
    ).added(to: study)
  }

  /// Runs each test on the correct version, plainly and recording.
  func measureBaselines(events: @escaping MutationRun.Events) async throws -> [Baseline] {
    let total = tests.count
    events(.baseline(finished: 0, total: total))
    return try await measureBaselines(of: Array(tests.indices), in: product.executable, slots: options.slots) {
      events(.baseline(finished: $0, total: total))
    }
  }

  /// Runs some of the tests on the correct version, as it was built here, plainly and recording.
  func measureBaselines(
    of checks: [Int], in executable: TestExecutable, slots: Int,
    progress: @escaping @Sendable (_ finished: Int) -> Void = { _ in }
  ) async throws -> [Baseline] {
    let limits = TestLimits(
      wallSeconds: options.timeLimit ?? Self.baselineSeconds, processorSeconds: nil, memoryMiB: options.memoryLimit)
    try Files.makeFolder(pages)
    let measurement = BaselineMeasurement(slots: slots, repetitions: options.repetitions) { index, recording in
      try Page(path: pagePath(checks[index], recording), capacity: product.capacity)
    } run: { index, page, seed in
      try await runner.run(
        tests[checks[index]], in: executable, fault: nil, page: page?.path, seed: seed, limits: limits)
    }
    return try await measurement.measure(count: checks.count, progress: progress)
  }

  /// Holds the answers of the baselines against the package as it is, built without switches, and marks the checks
  /// that turn out to be flaky or to need to run alone. Returns the differences that are Telltale's own.
  func reconcile(
    _ baselines: inout [Baseline], with original: TestExecutable, events: MutationRun.Events
  ) async throws -> [Disagreement] {
    events(.reconciling)
    let measured = baselines
    @Sendable func answer(_ check: Int, in executable: TestExecutable) async throws -> Answer {
      try await runner.run(
        tests[check], in: executable.guarded(measured[check].isGuarded), fault: nil, page: nil,
        seed: BaselineMeasurement.seed, limits: limits(after: measured[check])
      ).answer
    }
    let outcomes = try await Reconciliation(slots: options.slots) {
      try await answer($0, in: product.executable)
    } plain: {
      try await answer($0, in: original)
    }.outcomes(of: measured.map { $0.isFlaky ? nil : $0.answer })
    var differences: [Disagreement] = []
    for (check, outcome) in outcomes.enumerated() {
      switch outcome {
      case .same: break
      case .sameAlone: baselines[check].alone = true
      case .flaky: baselines[check].isFlaky = true
      case .different(let plain):
        // What it says of faults is worth nothing, and decides nothing.
        baselines[check].isFlaky = true
        differences.append(
          Disagreement(check: tests[check].id, fault: nil, measured: measured[check].answer, byHand: .answer(plain)))
      }
    }
    return differences
  }

  /// Throws one switch that a check is known to reach, and sees that it is evaluated in the program that is measured.
  ///
  /// Without that, a build whose switches do nothing would be a package whose every fault goes unseen.
  /// - Throws: ``RunError/switchWithoutEffect(check:fault:)``, and the errors of a run.
  func checkSwitches(_ baselines: [Baseline], events: MutationRun.Events) async throws {
    for fault in measuredFaults {
      guard let number = product.numbers[fault.id] else { continue }
      guard let check = baselines.firstIndex(where: { $0.isStable && $0.reach[Int(number)] != .unreached }) else {
        continue
      }
      let baseline = baselines[check]
      let run = try await run(check, on: fault, baseline: baseline, limits: limits(after: baseline))
      guard run.threwSwitch else { throw RunError.switchWithoutEffect(check: tests[check].id, fault: fault.id) }
      return
    }
    events(.note("no check reaches any of the faults, so that nothing shows whether their switches take effect"))
  }

  /// Runs each test that ran on the correct version on each fault, but for the pairs whose answer is certain.
  func measureFaults(_ baselines: [Baseline], events: @escaping MutationRun.Events) async -> Matrix {
    let faults = measuredFaults
    let runnable = baselines.indices.filter { baselines[$0].answer.didRun }
    let checksByFault = faults.map { fault in
      runnable.filter { !isDerived(fault, baselines[$0]) }
    }
    let schedule = Schedule(
      correct: baselines.map(\.answer), alone: Set(runnable.filter { baselines[$0].alone }),
      checksByFault: checksByFault,
      // One job means one thing at a time.
      quarters: options.jobs == 1 ? nil : baselines.map(\.quarters), slots: options.slots,
      steady: package.isolation.isComplete ? Set(runnable.filter { baselines[$0].isSteady }) : [],
      cores: ProcessInfo.processInfo.activeProcessorCount)
    let total = checksByFault.reduce(0) { $0 + $1.count }
    let played = await MatrixMeasurement { next, whenWaiting in
      let baseline = baselines[next.check]
      let limits = next.purpose == .first ? firstLimits(after: baseline) : limits(after: baseline)
      let fault = faults[next.fault]
      let run = try await run(next.check, on: fault, baseline: baseline, limits: limits, whenWaiting: whenWaiting)
      // It is repeated, and told of then.
      let isRepeated = next.purpose == .first && run.answer == .fail(.timeLimit)
      if !isRepeated { try await tell(where: run, of: next.check, on: fault) }
      return run.answer
    }.play(schedule) { schedule in
      events(
        .measuring(
          finished: schedule.settledPairs, total: total, seen: schedule.seenFaults, faults: faults.count))
    }
    let measured = played.schedule
    var answers = measured.answers
    for (index, fault) in faults.enumerated() {
      for check in runnable where isDerived(fault, baselines[check]) { answers[index][check] = baselines[check].answer }
    }
    return Matrix(
      faults: faults, answers: answers, alone: measured.alone, flaky: measured.flaky,
      finishedRuns: measured.finishedRuns, failure: played.failure)
  }

  /// Whether a fault can't change what a test does: both recordings saw that its code did not run, or certainly
  /// computed the same. The process runner derives nothing, so that it can be held against.
  func isDerived(_ fault: Fault, _ baseline: Baseline) -> Bool {
    guard options.runner == .fork, baseline.isStable, !baseline.isFlaky else { return false }
    guard let number = product.numbers[fault.id] else { return false }
    return baseline.reach[Int(number)] != .infected
  }

  /// Runs one test on one fault.
  private func run(
    _ check: Int, on fault: Fault, baseline: Baseline, limits: TestLimits,
    whenWaiting: @escaping @Sendable () -> Void = {}
  ) async throws -> TestRun {
    try await runner.run(
      tests[check], in: product.executable.guarded(baseline.isGuarded), fault: product.numbers[fault.id], page: nil,
      seed: BaselineMeasurement.seed, limits: limits, whenWaiting: whenWaiting)
  }

  /// The longest that a test may take on the correct version unless the user says otherwise.
  private static let baselineSeconds = 300.0
}

/// The answers of checks to faults.
struct Matrix: Sendable {
  var faults: [Fault]
  /// By fault and then by check, the derived ones among them; nil where there is none.
  var answers: [[Answer?]]
  /// The checks that had to run alone.
  var alone: Set<Int>
  /// The checks whose answers to the same fault differed.
  var flaky: Set<Int>
  var finishedRuns: Int
  /// Why there are not more answers; nil where nothing failed.
  var failure: (any Error)?
}
