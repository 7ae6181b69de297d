import Foundation
import Telltale

/// Asks a test executable which tests it holds.
struct Discovery {
  var mirror: Mirror
  var model: PackageModel
  var options: RunOptions

  /// The tests that the executable lists, and the ones that stand in the source only.
  func tests(in executable: TestExecutable) async throws -> (tests: [DiscoveredTest], unlisted: [Check]) {
    (try await xctests(in: executable) + swiftTests(in: executable), [])
  }

  private struct Suite: Decodable {
    var name: String
    var tests: [Suite]?
  }

  private func xctests(in executable: TestExecutable) async throws -> [DiscoveredTest] {
    let listing = try await run(executable, ["--dump-tests-json"])
    let root = try JSONDecoder().decode(Suite.self, from: Data(listing.output.utf8))
    return (root.tests ?? []).flatMap { $0.tests ?? [] }.flatMap { suite in
      (suite.tests ?? []).map { test in
        let id = suite.name + "/" + test.name
        return DiscoveredTest(id: id, title: test.name, file: "", line: 0, library: .xctest, selector: id)
      }
    }
  }

  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Location: Decodable {
        var fileID: String
        var line: Int
      }
      var id: String?
      var kind: String
      var name: String?
      var displayName: String?
      var sourceLocation: Location?
    }
    var kind: String
    var payload: Payload
  }

  private func swiftTests(in executable: TestExecutable) async throws -> [DiscoveredTest] {
    let path = mirror.folder + "/tests.jsonl"
    _ = try await run(
      executable,
      [
        "--testing-library", "swift-testing", "--list-tests", "--event-stream-output-path", path,
        "--event-stream-version", "0",
      ])
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return try lines.compactMap { line in
      let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      guard line.kind == "test", line.payload.kind == "function", let id = line.payload.id else { return nil }
      return DiscoveredTest(
        id: String(SwiftTestingID(id).name), title: line.payload.displayName ?? line.payload.name ?? id,
        file: line.payload.sourceLocation?.fileID ?? "", line: line.payload.sourceLocation?.line ?? 0,
        library: .swiftTesting, selector: id)
    }
  }

  private func run(_ executable: TestExecutable, _ arguments: [String]) async throws -> ProcessEnd {
    try await ChildProcess(
      executable.path, arguments, in: mirror.root, environment: ProcessInfo.processInfo.environment, output: .whole
    ).run()
  }
}
