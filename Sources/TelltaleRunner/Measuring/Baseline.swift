package import Telltale

/// What a check does on the correct version: its answer, how far each fault gets while it runs, and what it costs.
package struct Baseline: Sendable {
  /// Its answer, from a run that recorded nothing.
  package var answer: Answer
  /// Whether its answers to this one version differ, even with nothing else running.
  package var isFlaky: Bool
  /// Whether its answers agree only while nothing else runs.
  package var alone: Bool
  /// Whether its runs are kept from writing outside of their own folders, which changes the answers of a few.
  package var isGuarded = true
  /// How far each fault gets, by fault number; the farther where the recordings differ.
  package var reach: [Pair.Reach]
  /// Whether both recordings, made from different seeds, saw the same: only then can anything be derived from them.
  package var isStable: Bool
  package var wallSeconds: Double
  package var processorSeconds: Double
  /// How many switches it evaluates.
  package var switches: Int
  /// What the first failure said, if there was one.
  package var message: String?

  /// Whether it computes on one core for most of its time, on a machine that was full, so that it waits for hardly
  /// anything that it could come too late for.
  package var isSteady: Bool {
    isStable && !isFlaky && !alone && (wallSeconds / 2...wallSeconds).contains(processorSeconds)
  }

  /// A baseline from runs that recorded nothing, one at least, and two recordings from different seeds.
  package init(plain: [TestRun], recordings: [(run: TestRun, reach: [Pair.Reach])], isFlaky: Bool, alone: Bool) {
    let runs = plain + recordings.map(\.run)
    answer = plain[0].answer
    self.isFlaky = isFlaky
    self.alone = alone
    isStable = Set(recordings.map(\.reach)).count == 1 && Set(runs.map(\.answer)).count == 1
    reach = recordings.map(\.reach).reduce(recordings[0].reach) { zip($0, $1).map(max) }
    wallSeconds = runs.map(\.wallSeconds).max() ?? 0
    processorSeconds = runs.map(\.processorSeconds).max() ?? 0
    switches = runs.map(\.switches).max() ?? 0
    message = plain[0].message
  }

  /// How many quarters of a slot its runs take, from 1 to 4: one that mostly waits leaves room for others.
  ///
  /// Twice what it used of a core, since the machine was full when it was measured.
  package var quarters: Int {
    guard wallSeconds > 0 else { return 4 }
    return min(4, max(1, Int((8 * processorSeconds / wallSeconds).rounded(.up))))
  }
}

/// Runs checks on the correct version, once plainly and twice recording, and again alone where these disagree.
package struct BaselineMeasurement: Sendable {
  /// Runs one check on the correct version, with what it takes for random following from `seed`, and recording into a
  /// page if one is given.
  package typealias Runner = @Sendable (_ check: Int, _ page: Page?, _ seed: UInt64) async throws -> TestRun

  /// The seed of every run but the second recording, which is there to find out what hangs on seeds.
  package static let seed: UInt64 = 1
  /// By recording.
  static let recordingSeeds: [UInt64] = [seed, 2]
  /// Those of the repetitions, as far from the others as can be.
  private static let repetitionSeeds: UInt64 = 1 << 32

  /// How many runs may go on at once.
  package var slots: Int
  /// How often each check is run before it is recorded; only the first time from the seed that all else follows from.
  package var repetitions: Int
  package var run: Runner
  /// Makes an empty page for a recording of a check, numbered from 0.
  package var makePage: @Sendable (_ check: Int, _ recording: Int) throws -> Page

  package init(
    slots: Int, repetitions: Int = 1, makePage: @escaping @Sendable (Int, Int) throws -> Page, run: @escaping Runner
  ) {
    self.slots = slots
    self.repetitions = repetitions
    self.makePage = makePage
    self.run = run
  }

  /// The baselines of the checks with the indices below `count`, in their order.
  ///
  /// A run that the wall clock stopped under load is repeated alone like any other disagreement.
  package func measure(count: Int, progress: @escaping @Sendable (_ finished: Int) -> Void) async throws -> [Baseline] {
    let counter = Counter()
    let first = try await (0..<count).concurrentMap(slots: slots) { check in
      let attempt = try await self.attempt(check)
      progress(await counter.increment())
      return attempt
    }
    var settled: [Baseline] = []
    for (check, attempt) in first.enumerated() {
      settled.append(attempt.isSettled ? attempt.baseline : try await settle(check))
    }
    return settled
  }

  private struct Attempt: Sendable {
    var baseline: Baseline
    var agrees: Bool
    var wasStopped: Bool

    var isSettled: Bool { agrees && !wasStopped }
  }

  private func attempt(_ check: Int) async throws -> Attempt {
    var plain = [try await run(check, nil, Self.seed)]
    for repetition in 1..<max(1, UInt64(repetitions)) {
      plain.append(try await run(check, nil, Self.repetitionSeeds + repetition))
    }
    var recordings: [(run: TestRun, reach: [Pair.Reach])] = []
    for (recording, seed) in Self.recordingSeeds.enumerated() {
      let page = try makePage(check, recording)
      let recording = try await run(check, page, seed)
      recordings.append((recording, try page.reach()))
    }
    let answers = plain.map(\.answer) + recordings.map(\.run.answer)
    return Attempt(
      baseline: Baseline(plain: plain, recordings: recordings, isFlaky: false, alone: false),
      agrees: answers.allSatisfy { $0.agrees(with: answers[0]) },
      wasStopped: answers.contains(.fail(.timeLimit)))
  }

  /// Runs a check with nothing beside it: answers that agree make it one that must run alone.
  private func settle(_ check: Int) async throws -> Baseline {
    let attempt = try await attempt(check)
    let again = try await run(check, nil, Self.seed)
    var baseline = attempt.baseline
    baseline.isFlaky = !attempt.agrees || !again.answer.agrees(with: baseline.answer)
    baseline.alone = !baseline.isFlaky
    return baseline
  }
}

/// Counts from 1, for tasks that run at once.
private actor Counter {
  private var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}
