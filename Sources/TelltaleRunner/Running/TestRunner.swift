import Foundation
package import Telltale

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
}

/// Runs one test in a process of its own and reads its answer from what was recorded of it.
package struct TestRunner: Sendable {
  /// Where the runs have their folders.
  package let scratch: String

  package init(scratch: String) {
    self.scratch = scratch
  }

  /// Runs a test, with the fault of that number switched on, and with reach and infection recorded in that page file.
  ///
  /// Cancelling the task kills the run at once.
  /// - Throws: `CancellationError`, ``ChildProcessError``, ``TestRecordError``, or what the file system says.
  package func run(
    _ test: DiscoveredTest, in executable: TestExecutable, fault: Int32? = nil, page: String? = nil,
    limits: TestLimits = TestLimits()
  ) async throws -> TestRun {
    let folder = try RunFolder(under: scratch)
    let result: Result<TestRun, any Error>
    do {
      result = .success(
        try await run(test, in: executable, fault: fault, page: page, limits: limits, folder: folder))
    } catch {
      result = .failure(error)
    }
    try folder.remove()
    return try result.get()
  }

  private func run(
    _ test: DiscoveredTest, in executable: TestExecutable, fault: Int32?, page: String?, limits: TestLimits,
    folder: RunFolder
  ) async throws -> TestRun {
    var own: [String: String] = ["HOME": folder.home, "TMPDIR": folder.temporary]
    own["TELLTALE_FAULT"] = fault.map(String.init)
    own["TELLTALE_PAGE"] = page
    if test.library == .xctest { own["TELLTALE_RECORDS"] = folder.records }
    let process = ChildProcess(
      executable.path, arguments(for: test, recordsIn: folder.records), in: executable.workingFolder,
      environment: executable.environment(inherited: ProcessInfo.processInfo.environment, own: own), limits: limits,
      fixedAddresses: true)
    let end = try await process.run()
    let records = try records(of: test, in: folder.records, end)
    return TestRun(
      answer: try Answer(end.termination, records, test: test.id), output: end.output,
      message: records.firstFailure?.message, processorSeconds: end.processorSeconds, wallSeconds: end.wallSeconds)
  }

  private func arguments(for test: DiscoveredTest, recordsIn path: String) -> [String] {
    switch test.library {
    case .xctest: [test.selector]
    case .swiftTesting:
      [
        "--testing-library", "swift-testing", "--filter", SwiftTestingID.filter(matching: test.selector),
        "--event-stream-output-path", path, "--event-stream-version", EventStream.version,
      ]
    }
  }

  private func records(of test: DiscoveredTest, in path: String, _ end: ProcessEnd) throws -> [TestRecord] {
    var records: [TestRecord]?
    if FileManager.default.fileExists(atPath: path) {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      switch test.library {
      case .xctest: records = try ObserverRecords.read(data, test: test.selector)
      case .swiftTesting: records = try EventStream.read(data, test: test.selector)
      }
    }
    if let records { return records }
    // A process that was ended from outside may not have come so far; one that ended by itself has to have.
    if case .exited = end.termination {
      throw TestRecordError.missing(test: test.id, termination: end.termination, output: end.output)
    }
    return []
  }
}
