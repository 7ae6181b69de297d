package import Telltale

/// A way of running one test once.
package protocol TestRunning: Sendable {
  /// Runs a test, with the fault of that number switched on, and with reach and infection recorded in that page file.
  ///
  /// Cancelling the task kills the run at once.
  /// - Parameters:
  ///   - seed: What the run takes for random follows from it and from the test; nil for what is random.
  ///   - whenWaiting: Is called, from any thread and at most once, when the run is found to wait for something and to
  ///     leave the processor to others; by runners that look.
  /// - Throws: `CancellationError`, ``ChildProcessError``, ``TestRecordError``, or what the file system says.
  func run(
    _ test: DiscoveredTest, in executable: TestExecutable, fault: Int32?, page: String?, seed: UInt64?,
    limits: TestLimits, whenWaiting: @escaping @Sendable () -> Void
  ) async throws -> TestRun

  /// Ends what is kept ready from one run to the next. Nothing can be run afterwards.
  func close() async throws
}

extension TestRunning {
  /// The same, for whoever makes nothing of its waiting.
  package func run(
    _ test: DiscoveredTest, in executable: TestExecutable, fault: Int32?, page: String?, seed: UInt64?,
    limits: TestLimits
  ) async throws -> TestRun {
    try await run(
      test, in: executable, fault: fault, page: page, seed: seed, limits: limits, whenWaiting: {})
  }
}

/// Limits of the run of a test.
package typealias TestLimits = ProcessLimits

/// What came of running one test once.
package struct TestRun: Sendable, Hashable {
  package var answer: Answer
  /// The end of what it wrote, 64 KiB at most.
  package var output: String
  /// The first failure that it recorded, in words.
  package var message: String?
  package var processorSeconds: Double
  package var wallSeconds: Double
  /// How many switches it evaluated while they were counted, which they are while recording.
  package var switches = 0
  /// Whether it evaluated the switch of the fault that was switched on.
  package var threwSwitch = false
  /// Where its threads were when it was stopped at a limit, if that was asked for.
  package var stacks: [[StackFrame]] = []
}
