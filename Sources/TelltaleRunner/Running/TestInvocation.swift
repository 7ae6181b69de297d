import Foundation
import Telltale

/// How one run of a test is asked for, and how its answer is read: the same for every way of running it.
struct TestInvocation {
  let test: DiscoveredTest
  /// Where the run has its HOME and TMPDIR, and its records.
  let folder: RunFolder
  /// What the run's environment has and no other one's.
  let variables: [String: String]

  init(of test: DiscoveredTest, fault: Int32?, page: String?, seed: UInt64?, in folder: RunFolder) {
    self.test = test
    self.folder = folder
    var variables: [String: String] = [:]
    variables["TELLTALE_FAULT"] = fault.map(String.init)
    variables["TELLTALE_PAGE"] = page
    // A fork server has hashed before its forks are there: only what it draws can be a check's own.
    variables["TELLTALE_HASHING"] = seed.map(String.init)
    variables["TELLTALE_SEED"] = seed.map { String(RunSeed.derived(from: $0, check: test.id)) }
    if test.library == .xctest { variables["TELLTALE_RECORDS"] = folder.records }
    self.variables = variables
  }

  /// What picks the test in the executable.
  var arguments: [String] {
    switch test.library {
    case .xctest: [test.selector]
    case .swiftTesting:
      [
        "--testing-library", "swift-testing", "--filter", SwiftTestingID.filter(matching: test.selector),
        "--event-stream-output-path", folder.records, "--event-stream-version", EventStream.version,
      ]
    }
  }

  /// What came of a run that ended like this.
  ///
  /// - Throws: ``DiskFullError``, ``TestRecordError``.
  func testRun(of end: ProcessEnd) throws -> TestRun {
    try DiskSpace.check(folder.scratch, after: test.id)
    let records = try records(end)
    var run = TestRun(
      answer: try Answer(end.termination, records, test: test.id), output: end.output,
      message: records.firstFailure?.message, processorSeconds: end.processorSeconds, wallSeconds: end.wallSeconds,
      switches: end.switches, threwSwitch: end.threwSwitch)
    if case .stopped = end.termination { run.stacks = folder.tally.stacks() }
    return run
  }

  private func records(_ end: ProcessEnd) throws -> [TestRecord] {
    var records: [TestRecord]?
    if let data = FileManager.default.contents(atPath: folder.records), !data.isEmpty {
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
