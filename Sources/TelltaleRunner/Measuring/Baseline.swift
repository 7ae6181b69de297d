package import Telltale

/// What a check does on the correct version: its answer, how far each fault gets while it runs, and what it costs.
package struct Baseline: Sendable {
  /// Its answer, from a run that recorded nothing.
  package var answer: Answer
  /// Whether its answers to this one version differ, even with nothing else running.
  package var isFlaky: Bool
  /// Whether its answers agree only while nothing else runs.
  package var alone: Bool
  /// How far each fault gets, by fault number.
  package var reach: [Pair.Reach]
  package var wallSeconds: Double
  package var processorSeconds: Double
  /// What the first failure said, if there was one.
  package var message: String?

  /// A baseline from a run that recorded nothing, a run that recorded, and what their comparison came to.
  package init(plain: TestRun, recording: TestRun, reach: [Pair.Reach], isFlaky: Bool, alone: Bool) {
    answer = plain.answer
    self.isFlaky = isFlaky
    self.alone = alone
    self.reach = reach
    wallSeconds = max(plain.wallSeconds, recording.wallSeconds)
    processorSeconds = max(plain.processorSeconds, recording.processorSeconds)
    message = plain.message
  }
}

/// Runs checks on the correct version, once plainly and once recording, and again alone where the two disagree.
package struct BaselineMeasurement: Sendable {
  /// Runs one check on the correct version, recording into a page if one is given.
  package typealias Runner = @Sendable (_ check: Int, _ page: Page?) async throws -> TestRun

  /// How many runs may go on at once.
  package var slots: Int
  package var run: Runner
  /// Makes an empty page for a check.
  package var makePage: @Sendable (_ check: Int) throws -> Page

  package init(slots: Int, makePage: @escaping @Sendable (Int) throws -> Page, run: @escaping Runner) {
    self.slots = slots
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
    let plain = try await run(check, nil)
    let page = try makePage(check)
    let recording = try await run(check, page)
    return Attempt(
      baseline: Baseline(plain: plain, recording: recording, reach: try page.reach(), isFlaky: false, alone: false),
      agrees: plain.answer.agrees(with: recording.answer),
      wasStopped: [plain.answer, recording.answer].contains(.fail(.timeLimit)))
  }

  /// Runs a check with nothing beside it: three answers that agree make it one that must run alone.
  private func settle(_ check: Int) async throws -> Baseline {
    let attempt = try await attempt(check)
    let again = try await run(check, nil)
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
