import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

/// Commands on versions that are folders, each with a script `check.sh` of its own.
@Suite struct CommandContrastTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func measure(
    correct: String, faulty: String..., command: [String] = ["sh", "check.sh"],
    options change: (inout ContrastOptions) -> Void = { _ in }
  ) async throws -> Study {
    var names: [VersionName] = []
    for (index, script) in ([correct] + faulty).enumerated() {
      try folder.write(script, to: "\(index)/check.sh")
      names.append(VersionName(.folder("\(folder.path)/\(index)"), text: "\(index)"))
    }
    var options = ContrastOptions(
      run: RunOptions(package: names[0].text == "0" ? "\(folder.path)/0" : ""), correct: names[0],
      faulty: Array(names.dropFirst()))
    options.command = command
    change(&options)
    let result = try await VersionContrast(options) { _ in }.run()
    #expect(result.failure == nil)
    return result.study
  }

  private func answers(_ study: Study, _ check: String) -> [Answer] {
    let correct = study.checks.first { $0.id == check }.map { [$0.correct] } ?? []
    return correct + study.verdicts.compactMap { row in row.checks.first { $0.check == check }?.faulty }
  }

  @Test func `a command answers by the way in which it ends`() async throws {
    let study = try await measure(
      correct: "exit 0", faulty: "exit 3", "kill -SEGV $$", "exit 127", "exit 126", "exit 0")
    #expect(
      answers(study, "sh check.sh") == [
        .pass, .fail(.exit), .fail(.crash), .didNotRun(.notFound), .didNotRun(.notFound), .pass,
      ])
    #expect(study.checks.map(\.kind) == [.command])
    #expect(study.faults.map(\.status) == [.seen, .seen, .unseen, .unseen, .unseen])
    #expect(study.faults.map(\.kind) == Array(repeating: .version, count: 5))
  }

  @Test func `a command that isn't there did not run`() async throws {
    for command in [["telltale-no-such-program"], ["./nowhere/program"]] {
      let study = try await measure(correct: "", faulty: "", command: command)
      #expect(study.checks.map(\.correct) == [.didNotRun(.notFound)])
      #expect(study.checks.map(\.category) == [.outsideCategory])
    }
  }

  @Test func `output of 100 MB is neither kept nor waited for`() async throws {
    let study = try await measure(
      correct: "exit 0", faulty: "head -c 100000000 /dev/zero | tr '\\0' x; exit 1")
    #expect(answers(study, "sh check.sh") == [.pass, .fail(.exit)])
  }

  @Test func `a command that does not end is stopped`() async throws {
    let study = try await measure(correct: "exit 0", faulty: "while :; do :; done") {
      $0.run.timeLimit = 1
    }
    let faulty = answers(study, "sh check.sh").last
    #expect(faulty == .fail(.workLimit) || faulty == .fail(.timeLimit))
  }

  @Test func `cases of all five separations, and one without evidence, come from JUnit files`() async throws {
    func script(_ cases: String, status: Int) -> String {
      "mkdir -p out; printf '%s' '<testsuite name=\"s\">\(cases)</testsuite>' > out/r.xml; exit \(status)"
    }
    func failing(_ name: String) -> String { "<testcase name=\"\(name)\"><failure/></testcase>" }
    func passing(_ name: String) -> String { "<testcase name=\"\(name)\"/>" }
    let study = try await measure(
      correct: script(
        passing("separates") + passing("blind") + failing("noisy") + failing("inverted") + passing("gone"), status: 1),
      faulty: script(
        failing("separates") + passing("blind") + failing("noisy") + passing("inverted") + passing("new"), status: 1)
    ) { $0.report = .junit(["out/*.xml"]) }
    let categories = Dictionary(uniqueKeysWithValues: study.checks.map { ($0.id, $0.category) })
    #expect(
      categories == [
        "sh check.sh": .noisy, "separates": .separating, "blind": .blind, "noisy": .noisy, "inverted": .inverted,
        "gone": .outsideCategory, "new": .outsideCategory,
      ])
    let gone = study.checks.first { $0.id == "gone" }
    #expect(gone?.note == "On 1: no report has it; the command ended with status 1.")
    #expect(study.faults.first?.seenBy == ["separates"])
  }

  @Test func `a report that was there before the command ran is no evidence`() async throws {
    try folder.write("<testsuite><testcase name=\"old\"/></testsuite>", to: "0/r.xml")
    try folder.write("<testsuite><testcase name=\"old\"/></testsuite>", to: "1/r.xml")
    let study = try await measure(
      correct: "echo '<testsuite><testcase name=\"old\"/></testsuite>' > r.xml", faulty: "kill -ABRT $$"
    ) { $0.report = .junit(["r.xml"]) }
    #expect(answers(study, "old") == [.pass, .didNotRun(.notFound)])
    #expect(answers(study, "sh check.sh") == [.pass, .fail(.crash)])
    // The folders of the versions are as they were.
    #expect(folder.exists("0/r.xml"))
  }

  @Test func `cases come from TAP`() async throws {
    let study = try await measure(
      correct: "printf 'ok 1 - a\\nok 2 - b\\n1..2\\n'", faulty: "printf 'not ok 1 - a\\nok 2 - b\\n1..2\\n'; exit 1"
    ) { $0.report = .tap }
    #expect(answers(study, "a") == [.pass, .fail(.assertion)])
    #expect(answers(study, "b") == [.pass, .pass])
  }

  @Test func `a command whose answers to one version differ is flaky`() async throws {
    let study = try await measure(
      correct: "exit 0", faulty: "if [ -e seen ]; then exit 0; fi; touch seen; exit 1"
    ) { $0.repeats = 2 }
    #expect(study.checks.map(\.category) == [.flaky])
    #expect(study.faults.map(\.status) == [.undecided])
  }
}
