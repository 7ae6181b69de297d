import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

/// Runs the tests of a package that has one of every kind, each in a process of its own and in a fork.
@Suite struct ForkServerTests {
  @Test(.timeLimit(.minutes(8)))
  func everyTestAnswersInAForkWhatItAnswersInAProcess() async throws {
    let package = try await BuiltAnswers()
    let tests = try await package.tests()
    #expect(tests.count { $0.library == .xctest } > 40)
    #expect(tests.count { $0.library == .swiftTesting } > 40)
    let executable = package.executable
    let notes = Notes()
    let forks = ForkRunner(scratch: package.scratch, note: notes.add)
    let processes = TestRunner(scratch: package.scratch)

    try await tests.concurrentlyForEach(atOnce: 3) { test in
      let limits = limits(of: test)
      let outcomes = await [
        Outcome { try await processes.run(test, in: executable, limits: limits) },
        Outcome { try await forks.run(test, in: executable, limits: limits) },
      ]
      #expect(outcomes[0] == outcomes[1], "\(test.id)")
      let expected = AnswerExpectations.answers[test.selector] ?? AnswerExpectations.answers[test.id]
      #expect(outcomes[0].answer == expected, "\(test.id)")
    }
    #expect(notes.all == [])
    for (answer, id) in known {
      let test = try #require(tests.first { $0.id == id })
      #expect(try await forks.run(test, in: package.executable).answer == answer, "\(id)")
    }

    try await expectToServeBeforeTheTests(package)
    try await expectNothingToBeLeftBehind(package, forks)
    try await expectRunsOnFaultsToEndAtTheirFirstFailure(package, [forks, processes])
    try await expectSeedsToDecide(package, forks, processes)
    try await expectCancellationToLeaveTheServer(package, forks)
    try await expectALostServerToBeNoted(package, forks, notes)
    try await forks.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: package.scratch + "/t") == [])
  }

  @Test func whatDoesNotServeIsRunInProcessesAndThatIsNoted() async throws {
    let folder = NSTemporaryDirectory() + "/telltale-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let notes = Notes()
    let forks = ForkRunner(scratch: folder, note: notes.add)
    for _ in 1...2 {
      await #expect(throws: TestRecordError.missing(test: "M.C/t", termination: .exited(status: 0), output: "")) {
        try await forks.run(test("M.C/t"), in: TestExecutable(path: "/bin/true", workingFolder: "/"))
      }
    }
    try await forks.close()
    #expect(
      notes.all == [
        "The test executable ended before it could serve. Each run is a process of its own."
      ])
  }

  private let known: [Answer: String] = [
    .pass: "XCTestAnswers.MisbehavingTests/testHasAHomeAndATemporaryFolderOfItsOwn",
    .fail(.assertion): "XCTestAnswers.MisbehavingTests/testClosesAllFilesAndFails",
    .fail(.error): "TestingAnswers.EndingTests/throwsAnError()",
    .fail(.crash): "XCTestAnswers.EndingTests/testCrashes",
    .fail(.exit): "TestingAnswers.EndingTests/exitsWithStatus0()",
    .didNotRun(.skipped): "XCTestAnswers.EndingTests/testSkips",
    .didNotRun(.disabled): "TestingAnswers.TraitTests/isDisabled()",
  ]

  /// Far from what any of them needs, but for those that never end.
  private func limits(of test: DiscoveredTest) -> TestLimits {
    let isEndless = test.id.contains("ForEver") || test.id.contains("Sleeping")
    return TestLimits(
      wallSeconds: isEndless && !test.id.contains("pinsForEver") ? 3 : 120,
      processorSeconds: test.id.contains("pinsForEver") ? 2 : 60,
      memoryMiB: 1024)
  }

  private func test(_ id: String) -> DiscoveredTest {
    DiscoveredTest(id: id, title: id, file: "", line: 0, library: .xctest, selector: id)
  }

  private func expectNothingToBeLeftBehind(_ package: BuiltAnswers, _ forks: ForkRunner) async throws {
    let id = "XCTestAnswers.MisbehavingTests/testLeavesAChildInItsOwnSessionAndPasses"
    let run = try await forks.run(test(id), in: package.executable)
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("left behind: ") })
    let child = try #require(pid_t(line.dropFirst("left behind: ".count)))
    #expect(kill(child, 0) == -1 && errno == ESRCH, "\(child) still lives")
  }

  /// XCTest's own beginning, of which it prints when each suite starts, is behind the server then.
  private func expectToServeBeforeTheTests(_ package: BuiltAnswers) async throws {
    let name = "XCTestAnswers.EndingTests/testPasses"
    for (stage, prints) in [(.beforeMain, true), (.beforeTests, false)] as [(ForkServer.Stage, Bool)] {
      let server = try await ForkServer(
        package.executable, stage: stage, scratch: package.scratch,
        inherited: ProcessInfo.processInfo.environment)
      let end = try await server.run(ServerRequest(arguments: [package.executable.path, name]))
      #expect(end.termination == .exited(status: 0), "\(stage)")
      #expect(end.output.contains("Test Suite 'Selected tests' started") == prints, "\(stage)")
      try await server.close()
    }
  }

  private func expectRunsOnFaultsToEndAtTheirFirstFailure(
    _ package: BuiltAnswers, _ runners: [any TestRunning]
  ) async throws {
    let failing = test("XCTestAnswers.EndingTests/testFailsAnAssertionAndThenCrashes")
    for runner in runners {
      for (fault, goesOn) in [(nil, true), (1, false)] as [(Int32?, Bool)] {
        let run = try await runner.run(
          failing, in: package.executable, fault: fault, page: nil, seed: nil, limits: TestLimits())
        #expect(run.answer == .fail(.assertion))
        #expect(run.output.contains("Fatal error: crash") == goesOn, "\(String(describing: fault))")
      }
    }
  }

  private func expectSeedsToDecide(
    _ package: BuiltAnswers, _ forks: ForkRunner, _ processes: TestRunner
  ) async throws {
    func drawn(_ runner: any TestRunning, _ seed: UInt64?, by name: String = "testDraws") async throws -> String {
      let run = try await runner.run(
        test("XCTestAnswers.ServedTests/\(name)"), in: package.executable, fault: nil, page: nil, seed: seed,
        limits: TestLimits())
      return try #require(run.output.split(separator: "\n").first { $0.hasPrefix("drawn ") }.map(String.init))
    }
    let one = try await drawn(forks, 1)
    #expect(try await drawn(forks, 1) == one)
    #expect(try await drawn(processes, 1) == one)
    #expect(try await drawn(forks, 2) != one)
    #expect(try await drawn(forks, nil) != drawn(forks, nil))
    // Two tests at once must not choose the same port or file.
    let byAnother = try await drawn(forks, 1, by: "testDrawsAsWell")
    #expect(byAnother != one)
    #expect(try await drawn(processes, 1, by: "testDrawsAsWell") == byAnother)
  }

  private func expectCancellationToLeaveTheServer(_ package: BuiltAnswers, _ forks: ForkRunner) async throws {
    let executable = package.executable
    let task = Task {
      try await forks.run(test("XCTestAnswers.EndingTests/testSleepsForEver"), in: executable)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let run = try await forks.run(test("XCTestAnswers.EndingTests/testPasses"), in: package.executable)
    #expect(run.answer == .pass)
  }

  /// Whoever kills the server is run again in a process, and kills the keeper of that, twice.
  private func expectALostServerToBeNoted(
    _ package: BuiltAnswers, _ forks: ForkRunner, _ notes: Notes
  ) async throws {
    let run = try await forks.run(test("XCTestAnswers.ServedTests/testKillsItsParent"), in: package.executable)
    #expect(run.answer == .fail(.exit))
    #expect(
      notes.all == [
        "The fork server ended in the middle of a run. The run was repeated in a process of its own."
      ])
  }
}

/// The package with one test of every kind, built with the runtime, and some tests of its server besides.
private struct BuiltAnswers {
  private let fixture: FixtureCopy
  let executable: TestExecutable
  var scratch: String { fixture.folder + "/s" }

  init() async throws {
    fixture = try FixtureCopy("Answers")
    try fixture.write(Self.servedTests, to: "Tests/XCTestAnswers/ServedTests.swift")
    let mirror = Mirror(package: fixture.folder, name: "instrumented")
    try mirror.synchronize()
    let options = RunOptions.Build()
    let model = try await PackageModel.load(from: mirror, options: options)
    try await mirror.injectRuntime(model, toolchain: try await Toolchain.current())
    let outcome = try await PackageBuild(mirror: mirror, options: options).build(packageName: model.name)
    guard case .built(let path) = outcome else { throw NotBuilt(outcome: outcome) }
    executable = TestExecutable(path: path, workingFolder: mirror.root)
  }

  private struct NotBuilt: Error { let outcome: BuildOutcome }

  private static let servedTests = """
    import XCTest

    final class ServedTests: XCTestCase {
      func testDraws() {
        print("drawn", Int.random(in: 0..<1 << 60), Set("abcdefgh"), "abc".hashValue, [1, 2, 3].shuffled(), UUID())
      }

      func testDrawsAsWell() {
        testDraws()
      }

      func testKillsItsParent() {
        kill(getppid(), SIGKILL)
        sleep(60)
      }
    }

    """

  /// All tests of the fixture, as the executable lists them.
  func tests() async throws -> [DiscoveredTest] {
    let xctest = try await list(["--list-tests"]).split(separator: "\n").filter { $0.contains("/") }.map(String.init)
    let events = scratch + "-list"
    _ = try await list(
      ["--testing-library", "swift-testing", "--list-tests", "--event-stream-output-path", events]
        + ["--event-stream-version", EventStream.version])
    let listed = try JSONLines<ListedTest>(Data(contentsOf: URL(fileURLWithPath: events)), test: "").values
    let swiftTesting = listed.compactMap { $0.payload.kind == "function" ? $0.payload.id : nil }
    return xctest.filter { !$0.contains("ServedTests") }.map {
      DiscoveredTest(id: $0, title: $0, file: "", line: 0, library: .xctest, selector: $0)
    }
      + swiftTesting.map {
        let id = String(SwiftTestingID($0).name)
        return DiscoveredTest(id: id, title: id, file: "", line: 0, library: .swiftTesting, selector: $0)
      }
  }

  private struct ListedTest: Decodable {
    struct Payload: Decodable {
      let kind: String
      let id: String?
    }
    let payload: Payload
  }

  private func list(_ arguments: [String]) async throws -> String {
    try await ChildProcess(
      executable.path, arguments, in: executable.workingFolder,
      environment: ProcessInfo.processInfo.environment, output: .whole
    ).run().output
  }
}

/// What became of a run, but for what differs from one time to the next.
private enum Outcome: Equatable {
  case answered(Answer, message: String?)
  case failed(String)

  /// nil when there is none.
  var answer: Answer? {
    if case .answered(let answer, _) = self { answer } else { nil }
  }

  init(_ run: () async throws -> TestRun) async {
    do {
      let run = try await run()
      self = .answered(run.answer, message: run.message)
    } catch {
      self = .failed("\(error)")
    }
  }
}

private final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var notes: [String] = []

  var all: [String] { lock.withLock { notes } }

  @Sendable func add(_ note: String) {
    lock.withLock { notes.append(note) }
  }
}

extension Array where Element: Sendable {
  fileprivate func concurrentlyForEach(
    atOnce count: Int, _ body: @escaping @Sendable (Element) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, element) in enumerated() {
        if index >= count { try await group.next() }
        group.addTask { try await body(element) }
      }
      try await group.waitForAll()
    }
  }
}
