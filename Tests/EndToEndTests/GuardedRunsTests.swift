import Foundation
import Synchronization
import Telltale
import TelltaleReports
import Testing

@testable import TelltaleRunner

/// Measures a package whose tests would disturb each other, and whose faults never end or reach out of their run.
@Suite struct GuardedRunsTests {
  @Test(
    .timeLimit(.minutes(10)),
    .enabled("needs Landlock, and user and network namespaces, which this machine does not give") {
      try await Isolation(writable: [], hasOwnNetwork: true).available().lacks.isEmpty
    })
  func `runs are kept apart, and each is stopped by what it does and not by the clock`() async throws {
    let fixture = try FixtureCopy("Guarded")
    let precious = URL(fileURLWithPath: fixture.folder).deletingLastPathComponent().path + "/precious"
    try FileManager.default.createDirectory(atPath: precious, withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: URL(fileURLWithPath: precious + "/file"))
    var options = RunOptions(package: fixture.folder)
    options.memoryLimit = 300
    options.build.environment["PRECIOUS"] = precious
    options.isVerbose = true

    let first = try await Measured(options)
    try expectEndlessFaultsToBeStopped(first.study)
    expectStoppedRunsToSayWhere(first.notes)
    try await expectTestsNotToDisturbEachOther(first, options)
    #expect(try String(contentsOfFile: precious + "/file", encoding: .utf8) == "kept")

    // Half of these tests fail by chance; the same ones each time.
    let flaky = first.study.checks.filter { $0.category == .flaky }
    #expect(!flaky.isEmpty && flaky.allSatisfy { $0.id.hasPrefix("GuardedTests.ChanceTests/") })
    options.isVerbose = false
    #expect(try await Measured(options).document == first.document)

    options.runner = .process
    options.tests = "CountingTests"
    try expectEndlessFaultsToBeStopped(try await Measured(options).study)
  }

  private func expectEndlessFaultsToBeStopped(_ study: Study) throws {
    // `5` is odd: counting by twos never meets it.
    let endless = "Sources/Guarded/Counting.swift#evens(below:)#relational#"
    for check in [
      "GuardedXCTests.CountingTests/testEvens", "GuardedXCTests.CountingTests/testEvensInAThread",
      "GuardedTests.CountingTests/counts()", "GuardedTests.CountingTests/countsInATask()",
    ] {
      #expect(try study.answer(of: check, to: endless, "!=") == .fail(.workLimit), "\(check)")
      #expect(try study.answer(of: check, to: endless, "false") == .fail(.assertion), "\(check)")
    }
    let hungry = "Sources/Guarded/Counting.swift#cells(for:)#relational#"
    #expect(
      try study.answer(of: "GuardedXCTests.CountingTests/testCells", to: hungry, "!=") == .fail(.memoryLimit))
  }

  private func expectStoppedRunsToSayWhere(_ notes: [String]) {
    // Several faults never end; the comparison's is the one that is found in the comparison.
    let said = notes.filter { $0.hasPrefix("GuardedXCTests.CountingTests/testEvens on ") }
    #expect(
      said.contains { note in
        note.contains("#relational#") && note.contains("was stopped (fail (workLimit)) in\n  evens(below:) at Sources/")
          && note.contains("\n  CountingTests.testEvens() at Tests/GuardedXCTests/CountingTests.swift:6")
      }, "\(said)")
  }

  private func expectTestsNotToDisturbEachOther(_ measured: Measured, _ options: RunOptions) async throws {
    let (isolation, _) = try await Isolation(writable: [], hasOwnNetwork: true).available()
    let checks = measured.study.checks.filter { $0.id.contains("Sharing") }
    #expect(checks.count == 5)
    for check in checks where isolation.hasOwnNetwork || !check.id.contains("Listens") {
      #expect(check.correct == .pass && !check.alone, "\(check.id)")
    }
    let sleepers = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return words.starts(with: Data("sleep\0004711\0".utf8))
    }
    #expect(sleepers == [])

    let writes = try #require(measured.study.checks.first { $0.id.hasSuffix("/testWritesBesideItsPackage") })
    #expect(writes.correct == .pass)
    #expect(writes.alone == (isolation.writable != nil))
    let note = "\(writes.id) writes outside of its own HOME and TMPDIR, so that it runs alone."
    #expect(measured.notes.contains(note) == (isolation.writable != nil))
    #expect(!FileManager.default.fileExists(atPath: options.package + "/written.txt"))
  }
}

/// What came of one measurement.
private struct Measured {
  let study: Study
  /// What is the same each time.
  let document: String
  let notes: [String]

  init(_ options: RunOptions) async throws {
    let notes = Notes()
    let result = try await MutationRun(options) { event in
      if case .note(let note) = event { notes.all.withLock { $0.append(note) } }
    }.run()
    if let failure = result.failure { throw failure }
    study = result.study
    var untimed = study
    untimed.timing = Study.Timing(seconds: [:], counts: [:])
    document = String(decoding: try StudyJSON.write(untimed), as: UTF8.self)
    self.notes = notes.all.withLock { $0 }
  }

  private final class Notes: Sendable {
    let all = Mutex<[String]>([])
  }
}

extension Study {
  /// The answer of a check to the fault whose id begins like this and that is replaced by that.
  fileprivate func answer(of check: String, to fault: String, _ replacement: String) throws -> Answer {
    let fault = try #require(faults.first { $0.id.hasPrefix(fault) && $0.replacement == replacement })
    let verdicts = try #require(verdicts.first { $0.fault == fault.id })
    return try #require(verdicts.checks.first { $0.check == check }).faulty
  }
}
