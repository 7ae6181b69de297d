import Foundation
import Telltale

/// Puts the tests of a Swift package on its correct version and on faulty ones, test by test.
struct TestContrast: Sendable {
  let options: ContrastOptions
  let events: MutationRun.Events

  /// The correct version, built, with what its tests answered.
  struct Correct: Sendable {
    var tree: VersionTree
    var version: PackageVersion
    var executable: TestExecutable
    var tests: [DiscoveredTest]
    var unlisted: [Check]
    var baselines: [Baseline]
  }

  /// A faulty version as a fault, and where it compiles its tests.
  struct Faulty: Sendable {
    var fault: Fault
    var executable: TestExecutable?
    /// By id.
    var tests: [String: DiscoveredTest] = [:]
    /// The tests that had to be left out.
    var uncompiled: [CompilableTests.Left] = []

    /// The compiler's error in a test of this version; nil where it compiles.
    func problem(with test: DiscoveredTest) -> String? {
      uncompiled.first { $0.file == test.file && $0.lines.contains(test.line) }?.problem
    }
  }

  /// What came of one measurement.
  struct Measured: Sendable {
    var correct: Correct
    var faulty: [Faulty]
    var played: Played
  }

  /// Mirrors a version.
  func mirrored(_ tree: VersionTree, slot: String) async throws -> PackageVersion {
    try await PackageVersion(
      tree, slot: slot, dependencies: options.run.package, scratch: options.scratch, options: options.run)
  }

  /// Builds and lists the correct version, and runs its tests.
  ///
  /// - Throws: ``RunError`` where it does not build, or has no tests.
  func correct(
    _ tree: VersionTree, _ version: PackageVersion, runner: any TestRunning, toolchain: Toolchain
  ) async throws -> Correct {
    guard !version.model.testTargets.isEmpty else { throw RunError.noTestTargets(package: version.model.name) }
    events(.doing("Building the correct version"))
    let executable: TestExecutable
    switch try await version.build(toolchain) {
    case .built(let path): executable = version.executable(path)
    case .failed(_, let log): throw RunError.doesNotBuild(log: log)
    }
    events(.listingTests)
    let found = try await version.tests(in: executable)
    guard !found.tests.isEmpty else { throw RunError.noTests }
    let selected = try options.run.selected(found.tests)
    let unlisted = try options.run.selected(found.unlisted)
    let baselines = try await baselines(of: selected, in: executable, runner: runner)
    return Correct(
      tree: tree, version: version, executable: executable, tests: selected, unlisted: unlisted, baselines: baselines)
  }

  /// Mirrors, builds and lists a faulty version; one that can't be built is a fault that does not compile.
  func faulty(
    _ fault: Fault, _ tree: VersionTree, slot: String, toolchain: Toolchain
  ) async throws -> Faulty {
    var faulty = Faulty(fault: fault)
    let version: PackageVersion
    do {
      version = try await mirrored(tree, slot: slot)
    } catch BuildError.unreadablePackage(_, let words) {
      faulty.fault.leaveOut("its manifest can't be read: \(words.firstError)")
      return faulty
    }
    events(.doing("Building \(fault.id)"))
    let build = try await CompilableTests(version: version).build(toolchain)
    faulty.uncompiled = build.left
    switch build.outcome {
    case .failed(let diagnostics, let log):
      faulty.fault.leaveOut(diagnostics.firstError ?? log.firstError)
    case .built(let path):
      let executable = version.executable(path)
      let tests = try options.run.matching(await version.tests(in: executable).tests)
      faulty.executable = executable
      faulty.tests = Dictionary(tests.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      if let first = build.left.first {
        let count = build.left.count
        faulty.fault.note = "\(count) test\(count == 1 ? " does" : "s do") not compile on it: \(first.problem)"
      }
    }
    return faulty
  }

  /// Runs the tests on the correct version, plainly and from other seeds.
  private func baselines(
    of tests: [DiscoveredTest], in executable: TestExecutable, runner: any TestRunning
  ) async throws -> [Baseline] {
    let total = tests.count
    events(.baseline(finished: 0, total: total))
    let pages = "\(options.scratch)/versions/correct/pages"
    try Files.makeFolder(pages)
    let limits = TestLimits(wallSeconds: options.run.timeLimit ?? 300, memoryMiB: options.run.memoryLimit)
    return try await BaselineMeasurement(slots: options.run.slots, repetitions: options.repeats) { check, _ in
      // Nothing is recorded: there are no switches in the build.
      try Page(path: "\(pages)/\(check).page", capacity: 1)
    } run: { check, _, seed in
      try await runner.run(tests[check], in: executable, fault: nil, page: nil, seed: seed, limits: limits)
    }.measure(count: total) { events(.baseline(finished: $0, total: total)) }
  }

  /// What came of running tests on faulty versions.
  struct Played: Sendable {
    var schedule: Schedule
    /// The checks that each faulty version was asked to run, by index.
    var checksByFault: [[Int]]
    /// Checks whose answers to one version differed when they were repeated.
    var flaky: Set<Int>
    var failure: (any Error)?
  }

  /// Runs each test that ran on the correct version on each faulty version that has it.
  func measure(_ correct: Correct, _ faulty: [Faulty], runner: any TestRunning) async -> Measured {
    let played = await play(tests: correct.tests, baselines: correct.baselines, faulty: faulty, runner: runner)
    return Measured(correct: correct, faulty: faulty, played: played)
  }

  /// Runs each test that ran on the correct version on each faulty version that has it.
  func play(
    tests: [DiscoveredTest], baselines: [Baseline], faulty: [Faulty], runner: any TestRunning
  ) async -> Played {
    let runnable = baselines.indices.filter { baselines[$0].answer.didRun }
    let checksByFault = faulty.map { version in
      runnable.filter { check in
        version.tests[tests[check].id] != nil && version.problem(with: tests[check]) == nil
      }
    }
    let schedule = Schedule(
      correct: baselines.map(\.answer), alone: Set(runnable.filter { baselines[$0].alone }),
      checksByFault: checksByFault, slots: options.run.slots)
    let total = checksByFault.reduce(0) { $0 + $1.count }
    let repeated = RepeatedAnswers()
    let played = await MatrixMeasurement { run, _ in
      let check = run.check
      let version = faulty[run.fault]
      guard let executable = version.executable, let test = version.tests[tests[check].id] else {
        throw BuildError.noTestExecutable(folder: version.fault.id)
      }
      let limits = TestLimits(after: baselines[check], options.run)
      var answers: [Answer] = []
      for seed in 1...UInt64(options.repeats) {
        answers.append(
          try await runner.run(test, in: executable, fault: nil, page: nil, seed: seed, limits: limits).answer)
      }
      if !answers.allSatisfy({ $0.agrees(with: answers[0]) }) { await repeated.differed(check) }
      return answers[0]
    }.play(schedule) { schedule in
      events(
        .measuring(
          finished: schedule.settledPairs, total: total, seen: schedule.seenFaults, faults: faulty.count))
    }
    return Played(
      schedule: played.schedule, checksByFault: checksByFault, flaky: await repeated.checks, failure: played.failure)
  }
}

/// The checks whose repeated answers to one version differed.
private actor RepeatedAnswers {
  private(set) var checks: Set<Int> = []

  func differed(_ check: Int) { checks.insert(check) }
}

extension TestLimits {
  /// Ten times what a test took on the correct version, and time for a busy machine to start it; or what the user says.
  ///
  /// Unless the user says, one that waits for what never comes is stopped before, when it is idle for longer than the
  /// test takes several times.
  init(after baseline: Baseline, _ options: RunOptions) {
    let wall = 10 * baseline.wallSeconds + 10
    self.init(
      wallSeconds: options.timeLimit ?? wall,
      processorSeconds: Self.processorSeconds(
        10 * baseline.processorSeconds + 2, wall: wall, given: options.timeLimit), memoryMiB: options.memoryLimit)
    if options.timeLimit == nil { idleSeconds = 4 * baseline.wallSeconds + 1 }
  }
}

extension RunOptions {
  /// The tests that `--tests` selects.
  ///
  /// - Throws: ``RunError/noSelectedTests(pattern:of:)`` where that leaves none of several.
  func selected(_ found: [DiscoveredTest]) throws -> [DiscoveredTest] {
    let selected = try matching(found)
    guard let pattern = tests, selected.isEmpty else { return selected }
    throw RunError.noSelectedTests(pattern: pattern, of: found.count)
  }

  /// The tests that `--tests` selects, of which there may be none.
  func matching(_ found: [DiscoveredTest]) throws -> [DiscoveredTest] {
    guard let pattern = tests else { return found }
    let expression = try Regex(pattern)
    return found.filter { $0.id.contains(expression) }
  }

  /// The checks that `--tests` selects.
  func selected(_ checks: [Check]) throws -> [Check] {
    guard let pattern = tests else { return checks }
    let expression = try Regex(pattern)
    return checks.filter { $0.id.contains(expression) }
  }
}

extension Fault {
  /// Marks a version that can't be measured.
  fileprivate mutating func leaveOut(_ problem: String) {
    status = .uncompiled
    note = problem
  }
}

extension [Diagnostic] {
  /// The first error with its place, on one line.
  var firstError: String? {
    first { $0.severity == .error }.map { error in
      let place = error.file.map { error.line > 0 ? "\($0):\(error.line): " : "\($0): " } ?? ""
      return "\(place)\(error.message)"
    }
  }
}

extension String {
  /// The first line that tells of an error, or the last line that says anything.
  var firstError: String {
    let lines = split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
    return String(lines.first { $0.contains("error:") } ?? lines.last ?? "no reason was given")
  }
}
