import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

/// Runs real steps on two small folders.
@Suite struct PipelineMeasurementTests {
  /// Two versions that differ in one file, and a scratch folder beside them.
  private struct Versions {
    let root: TemporaryFolder

    init() throws {
      root = try TemporaryFolder()
      try root.write("80\n", to: "correct/total")
      try root.write("65\n", to: "faulty/total")
    }

    func measure(_ text: String, faulty: VersionName? = nil) async throws -> PipelineResult {
      let faulty = faulty ?? VersionName(.folder(root.path + "/faulty"), text: "faulty")
      let definition = try PipelineFile.definition(Data(text.utf8), file: "ci.json5")
      return try await PipelineMeasurement(
        PipelineOptions(
          plan: PipelinePlan(definition, PipelinePlan.Selection(), file: "ci.json5"), name: "p", file: "ci.json5",
          correct: VersionName(.folder(root.path + "/correct"), text: "correct"), faulty: [faulty],
          project: root.path + "/correct", scratch: root.path + "/scratch"), events: { _ in }
      ).run()
    }
  }

  private func traces(_ result: PipelineResult) -> [String] { (result.study.traces ?? []).map(\.description) }

  private func lives(_ process: String) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !status.contains(") Z ")
  }

  @Test func `a step that did not run on one version is never separating`() async throws {
    let result = try await Versions().measure(
      """
      { steps: [
        { name: "build", command: "true" }, { name: "test", command: "grep -q 80 total" },
        { name: "package", command: "grep -q . total" },
      ] }
      """)
    #expect(traces(result) == ["build:pass test:pass package:pass", "build:pass test:fail package:skipped"])
    let verdicts = result.study.verdicts[0].checks.map { "\($0.check) \($0.separation.rawValue)" }
    #expect(verdicts == ["build blind", "package outside-category", "pipeline separating", "test separating"])
    #expect(result.study.checks.map(\.kind) == [.step, .step, .pipeline, .step])
    #expect(result.study.faults.map(\.seenBy) == [["pipeline", "test"]])
  }

  @Test func `a machine that lacks a variable is red on both versions`() async throws {
    let result = try await Versions().measure(
      """
      { steps: [{ name: "build", command: "echo ${SETTING:?is not set}" }, { name: "test", command: "grep 80 total" }],
        machines: [{ name: "clean", environment: { SETTING: null } }, { name: "mine", environment: { SETTING: "1" } }] }
      """)
    #expect(
      traces(result) == [
        "build:fail test:skipped", "build:fail test:skipped", "build:pass test:pass", "build:pass test:fail",
      ])
    let categories = Dictionary(uniqueKeysWithValues: result.study.checks.map { ($0.id, $0.category) })
    #expect(
      categories == [
        "clean/build": .noisy, "clean/test": .outsideCategory, "clean/pipeline": .noisy, "mine/build": .blind,
        "mine/test": .separating, "mine/pipeline": .separating,
      ])
    #expect(result.failures.first?.lines.last?.contains("SETTING: is not set") == true)
  }

  @Test func `a step that hangs is stopped at its limit, and so is what it started`() async throws {
    let versions = try Versions()
    let result = try await versions.measure(
      """
      { steps: [{ name: "hang", command: "setsid sleep 60 & echo $!; echo $$; wait", timeLimit: 0.5 }] }
      """)
    #expect(traces(result) == ["hang:fail", "hang:fail"])
    #expect(result.study.checks.map(\.correct) == [.fail(.timeLimit), .fail(.timeLimit)])
    #expect(result.failures.map(\.words) == ["was stopped after 0.5 s", "was stopped after 0.5 s"])
    let processes = result.failures.flatMap(\.lines)
    #expect(processes.count == 4 && processes.filter(lives) == [])
  }

  @Test func `a step that kills its parent's group has crashed, and the next version is measured`() async throws {
    let result = try await Versions().measure(
      """
      { steps: [
        { name: "group", command: "kill -s KILL -- -$(cut -d' ' -f5 /proc/$PPID/stat); sleep 9", continueOnFailure: true },
        { name: "parent", command: ["sh", "-c", "kill -KILL $PPID; sleep 9"], continueOnFailure: true },
        { name: "itself", command: "kill -SEGV $$", continueOnFailure: true },
        { name: "last", command: "grep 80 total" },
      ] }
      """)
    #expect(
      traces(result) == [
        "group:fail parent:fail itself:fail last:pass", "group:fail parent:fail itself:fail last:fail",
      ])
    let crashed = result.study.checks.filter { $0.correct == .fail(.crash) }.map(\.id)
    #expect(crashed == ["group", "itself", "parent", "pipeline"])
    #expect(result.failures.first { $0.check == "itself" }?.words == "was ended by signal 11")
  }

  @Test func `of 100 MB of output the end is shown and the whole is kept`() async throws {
    let versions = try Versions()
    let result = try await versions.measure(
      """
      { steps: [{ name: "loud", command: "yes telltale | head -c 100000000; echo; echo why it failed; exit 3" }] }
      """)
    let failure = try #require(result.failures.first)
    #expect(failure.words == "ended with status 3")
    #expect(failure.lines.count == 20)
    #expect(failure.lines.last == "why it failed")
    let log = try #require(failure.log)
    let size = try #require(try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int)
    #expect(size == 100_000_000 + 1 + "why it failed\n".utf8.count)
  }

  @Test func `a daemon that a step leaves is gone before the next step`() async throws {
    let result = try await Versions().measure(
      """
      { steps: [
        { name: "serve", command: "(setsid sh -c 'trap \\"\\" TERM HUP; echo $$ > daemon; sleep 60') & sleep 0.3" },
        { name: "look", command: "cat daemon; ! grep -qv ' Z ' /proc/$(cat daemon)/stat" },
      ] }
      """)
    #expect(traces(result) == ["serve:pass look:pass", "serve:pass look:pass"])
  }

  @Test func `what is not there to run did not run`() async throws {
    let result = try await Versions().measure(
      """
      { steps: [
        { name: "tool", command: "no-such-tool --check", continueOnFailure: true },
        { name: "folder", command: "true", folder: "no/such", continueOnFailure: true },
        { name: "test", command: "grep 80 total" },
      ] }
      """)
    #expect(traces(result)[0] == "tool:not-found folder:not-found test:pass")
    let category = result.study.checks.first { $0.id == "tool" }?.category
    #expect(category == .outsideCategory)
    // A pipeline is red where a step can't be started, on both versions here.
    #expect(result.study.checks.first { $0.id == "pipeline" }?.category == .noisy)
  }

  @Test func `each version has the same place, nothing in it of the other's, and its own files are not written`()
    async throws
  {
    let versions = try Versions()
    let result = try await versions.measure(
      """
      { steps: [
        { name: "place", command: "pwd; test ! -e made; touch made $HOME/made $TMPDIR/made; rm total; exit 1",
          continueOnFailure: true },
        { name: "home", command: "ls -A $HOME $TMPDIR; git rev-parse --git-dir; exit 1" },
      ], machines: [{ name: "clean", cleanHome: true }] }
      """)
    let places = result.failures.filter { $0.check == "clean/place" }
    #expect(places.map(\.lines) == [places[0].lines, places[0].lines])
    #expect(places[0].lines.last?.hasSuffix("/scratch/work/correct") == true)
    let homes = result.failures.filter { $0.check == "clean/home" }
    #expect(homes.allSatisfy { $0.lines.filter { $0 == "made" }.count == 2 })
    #expect(homes.allSatisfy { $0.lines.contains { $0.contains("not a git repository") } })
    #expect(try versions.root.paths(in: "correct") == ["total"])
    #expect(try versions.root.paths(in: "faulty") == ["total"])
    #expect(!versions.root.exists("scratch/work"))
  }

  @Test func `an interruption leaves what was measured, and no process`() async throws {
    let versions = try Versions()
    let path = versions.root.path + "/started"
    let task = Task {
      try await versions.measure(
        "{ steps: [{ name: 'test', command: 'grep 80 total || { echo $$ > \(path); sleep 60; }' }] }")
    }
    while !FileManager.default.fileExists(atPath: path) { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    let study = try await task.value.study
    #expect(study.traces?.map(\.description) == ["test:pass"])
    #expect(study.faults.map(\.status) == [.pending])
    #expect(!study.summary.complete)
  }

  @Test func `a failure of our own keeps what was measured by then, and is told`() async throws {
    let versions = try Versions()
    // The first run takes the second version away.
    let result = try await versions.measure(
      "{ steps: [{ name: 'test', command: 'grep 80 total; rm -rf \(versions.root.path)/faulty' }] }")
    #expect(result.study.traces?.map(\.description) == ["test:pass"])
    #expect(result.failure is MirrorError)
    #expect(!result.study.summary.complete)
  }

  @Test func `a version may be the other one and a patch`() async throws {
    let versions = try Versions()
    try versions.root.write(
      """
      Subject: Leave the last price out

      --- a/total
      +++ b/total
      @@ -1 +1 @@
      -80
      +65

      """, to: "last.patch")
    let patch = VersionName(.patch(versions.root.path + "/last.patch"), text: "patch:last.patch")
    let result = try await versions.measure("{ steps: [{ name: 'test', command: 'grep 80 total' }] }", faulty: patch)
    #expect(traces(result) == ["test:pass", "test:fail"])
    #expect(result.study.faults.map(\.id) == ["patch:last.patch"])
    #expect(result.study.faults.map(\.title) == ["Leave the last price out"])
    #expect(result.study.faults.map(\.kind) == [.patch])
  }
}

@Suite struct LogNameTests {
  @Test(arguments: [
    ("build", "build"), ("build first", "build%20first"), ("..", "%2E."), (".a.b", "%2Ea.b"), ("a/b", "a%2Fb"),
    ("é", "%C3%A9"), ("a\tb", "a%09b"), ("a%20b", "a%2520b"),
  ])
  func `a name of a file is one of its own for each text`(text: String, name: String) {
    #expect(text.fileName == name)
  }
}
