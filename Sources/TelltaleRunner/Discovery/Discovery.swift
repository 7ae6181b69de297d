import Foundation
import Telltale
import TelltaleFaults

/// Asks a test executable which tests it holds, and the source which ones it should.
struct Discovery {
  let mirror: Mirror
  let model: PackageModel
  let options: RunOptions

  /// The tests that the executable lists, and the ones that stand in the source only; those that `--skip` names are in
  /// neither.
  ///
  /// - Throws: ``RunError/testsNotListed(command:words:)`` when the executable can't list its tests.
  func tests(in executable: TestExecutable) async throws -> (tests: [DiscoveredTest], unlisted: [Check]) {
    let catalog = TestCatalog(files: try declarations())
    let listed =
      catalog.xctests(try await xctests(in: executable))
      + catalog.swiftTests(try await swiftTests(in: executable), root: mirror.root)
    let unlisted = catalog.unlisted(besides: listed, linuxMain: linuxMain)
    let skipped = try options.skip.map { try Regex($0) }
    func isSkipped(_ id: String) -> Bool { skipped.contains { id.contains($0) } }
    return (listed.filter { !isSkipped($0.id) }, unlisted.filter { !isSkipped($0.id) })
  }

  private func declarations() throws -> [TestCatalog.File] {
    try model.testTargets.flatMap { target in
      try target.sources.filter { $0.hasSuffix(".swift") }.map { path in
        TestCatalog.File(
          path: path, module: target.moduleName,
          declarations: TestDeclarations(scanning: SourceFile(path: path, text: try mirror.originalText(path))))
      }
    }
  }

  /// The file that decides which tests of XCTest there are, where the build obeys one.
  private var linuxMain: String? {
    guard !options.build.enableTestDiscovery else { return nil }
    let path = "Tests/LinuxMain.swift"
    return FileManager.default.fileExists(atPath: "\(mirror.root)/\(path)") ? path : nil
  }

  private func xctests(in executable: TestExecutable) async throws -> [TestListing.XCTestEntry] {
    let command = ["--dump-tests-json"]
    let end = try await run(executable, command)
    do {
      return try TestListing.xctests(in: end.output)
    } catch {
      throw RunError.testsNotListed(command: command.joined(separator: " "), words: "\(error)\n\(end.errorOutput)")
    }
  }

  private func swiftTests(in executable: TestExecutable) async throws -> [TestListing.SwiftTestingEntry] {
    let stream = "\(mirror.folder)/tests.jsonl"
    try Files.remove(stream)
    let end = try await run(
      executable,
      [
        "--testing-library", "swift-testing", "--list-tests", "--event-stream-output-path", stream,
        "--event-stream-version", "0",
      ])
    // A package without a test of Swift Testing writes no stream.
    guard FileManager.default.fileExists(atPath: stream) else { return [] }
    do {
      return try TestListing.swiftTests(in: Files.text(stream))
    } catch {
      throw RunError.testsNotListed(
        command: "--testing-library swift-testing --list-tests", words: "\(error)\n\(end.errorOutput)")
    }
  }

  /// Runs the executable to list tests; an end by a signal or by a status that is not 0 is an error.
  private func run(_ executable: TestExecutable, _ arguments: [String]) async throws -> ProcessEnd {
    let end = try await ChildProcess(
      executable.path, arguments, in: executable.workingFolder,
      environment: executable.environment(inherited: ProcessInfo.processInfo.environment, own: [:]),
      limits: ProcessLimits(wallSeconds: 120), output: .whole
    ).run()
    switch end.termination {
    case .exited(status: 0): return end
    // What Swift Testing ends with where there are no tests.
    case .exited(status: 69): return end
    default:
      throw RunError.testsNotListed(
        command: arguments.joined(separator: " "), words: "\(end.termination)\n\(end.errorOutput)")
    }
  }
}

extension PackageModel.Target {
  /// The name by which the target is imported: what is not a letter or a digit is an underscore.
  var moduleName: String {
    let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
