import Telltale

extension TestRuns {
  /// How many switches any run may evaluate, whatever the test does on the correct version: a tenth of a second's.
  private static let leastSwitches = 1_250_000

  /// What a run may take, and 25 times the work of the test: the limit that most endless runs meet first, and the same
  /// on every machine.
  ///
  /// A fault that costs time only, a shortcut not taken say, can come to many times the work and pass. On nine real
  /// packages no run that ended went more than 610,000 switches beyond 25 times the work, of which the least number
  /// allows twice as many; a search that no longer stops at what it has found came to 25.6 times and passed.
  func limits(after baseline: Baseline) -> TestLimits {
    var limits = TestLimits(after: baseline, options)
    limits.switches = 25 * baseline.switches + Self.leastSwitches
    limits.traces = options.isVerbose
    return limits
  }

  /// The same for a run that is repeated when the clock has stopped it, so that nothing hangs on how long it may wait:
  /// one that waits for what never comes has hundreds beside it, and keeps them from their turn.
  func firstLimits(after baseline: Baseline) -> TestLimits {
    var limits = limits(after: baseline)
    if options.timeLimit == nil { limits.idleSeconds = 4 * baseline.wallSeconds + 0.15 }
    return limits
  }

  /// Says where a run was when it was stopped.
  func tell(where run: TestRun, of check: Int, on fault: Fault) async throws {
    guard !run.stacks.isEmpty else { return }
    let root = package.mirror.root
    let stacks = try await Symbolication(toolchain: package.toolchain, root: root).places(in: run.stacks)
    guard !stacks.isEmpty else { return }
    let threads = stacks.map { $0.prefix(8).map { "\n  \($0)" }.joined() }.joined(separator: "\n  and")
    events(.note("\(tests[check].id) on \(fault.id) was stopped (\(run.answer.phrase)) in\(threads)"))
  }
}
