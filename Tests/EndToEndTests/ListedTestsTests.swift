import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

/// Lists the tests of a package whose `Tests/LinuxMain.swift` has forgotten some.
@Suite struct ListedTestsTests {
  @Test(.timeLimit(.minutes(4)))
  func testsThatLinuxMainDoesNotListAreOutsideCategoryUnlessItIsIgnored() async throws {
    let fixture = try FixtureCopy("AnswersLinuxMain")
    let byHand = try await discover(in: fixture, ignoringLinuxMain: false)
    #expect(
      byHand.tests.map(\.id).sorted() == ["ListedTests.ListedTests/testFails", "ListedTests.ListedTests/testIsListed"])
    #expect(
      byHand.unlisted.map(\.id) == [
        "ListedTests.ForgottenTests/testIsForgotten", "ListedTests.ListedTests/testIsForgotten",
      ]
    )
    for check in byHand.unlisted {
      #expect(check.correct == .didNotRun(.notFound))
      #expect(check.note == "Tests/LinuxMain.swift does not list it; --enable-test-discovery ignores that file.")
    }

    let discovered = try await discover(in: fixture, ignoringLinuxMain: true)
    #expect(discovered.tests.count == 4)
    #expect(discovered.unlisted == [])
    #expect(
      discovered.answers == [
        "ListedTests.ForgottenTests/testIsForgotten": .fail(.assertion),
        "ListedTests.ListedTests/testFails": .fail(.assertion),
        "ListedTests.ListedTests/testIsForgotten": .fail(.assertion),
        "ListedTests.ListedTests/testIsListed": .pass,
      ])
  }

  private struct Found {
    var tests: [DiscoveredTest]
    var unlisted: [Check]
    var answers: [String: Answer]
  }

  private func discover(in fixture: FixtureCopy, ignoringLinuxMain: Bool) async throws -> Found {
    var options = RunOptions(package: fixture.folder)
    options.build.enableTestDiscovery = ignoringLinuxMain
    let mirror = Mirror(package: fixture.folder, name: "instrumented")
    try mirror.synchronize()
    let model = try await PackageModel.load(from: mirror, options: options.build)
    try await mirror.injectRuntime(model, toolchain: try await Toolchain.current())
    let outcome = try await PackageBuild(mirror: mirror, options: options.build).build(packageName: model.name)
    guard case .built(let path) = outcome else { throw NotBuilt(outcome: outcome) }
    let executable = TestExecutable(path: path, workingFolder: mirror.root)
    let (tests, unlisted) = try await Discovery(mirror: mirror, model: model, options: options).tests(in: executable)
    var answers: [String: Answer] = [:]
    for test in tests {
      answers[test.id] = try await TestRunner(scratch: mirror.scratch).run(test, in: executable).answer
    }
    return Found(tests: tests, unlisted: unlisted, answers: answers)
  }

  private struct NotBuilt: Error { let outcome: BuildOutcome }
}
