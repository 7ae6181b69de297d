import Foundation
import Testing

/// The program as it was built with the tests, run as a user runs it.
struct BuiltTelltale {
  /// What a run left behind.
  struct Outcome: Sendable {
    /// The exit status, or 128 and the number of the signal that ended it, as shells tell it.
    var status: Int32
    var output: String
    var errors: String
  }

  let path: String

  /// Another program, run in the same way.
  init(at path: String) { self.path = path }

  /// The `telltale` beside the test bundle.
  init() throws {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    path = folder.appendingPathComponent("telltale").path
    try #require(FileManager.default.isExecutableFile(atPath: path), "there is no telltale at \(path)")
  }

  /// Starts it with these arguments in a folder, and waits for its end.
  ///
  /// - Parameters:
  ///   - environment: Added to the one of the tests.
  ///   - onStart: Called with the process while it runs, to send it a signal, say.
  func run(
    _ arguments: String..., in folder: String, environment: [String: String] = [:],
    onStart: (Process) async throws -> Void = { _ in }
  ) async throws -> Outcome {
    try await run(arguments: arguments, in: folder, environment: environment, onStart: onStart)
  }

  /// Starts it with these arguments in a folder, and waits for its end.
  func run(
    arguments: [String], in folder: String, environment: [String: String] = [:],
    onStart: (Process) async throws -> Void = { _ in }
  ) async throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files and not pipes: what is written is there when the process has ended, however much it is.
    let output = try ScratchFile()
    let errors = try ScratchFile()
    process.standardOutput = output.handle
    process.standardError = errors.handle
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    try await onStart(process)
    for await _ in ends {}
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Outcome(
      status: signal + process.terminationStatus, output: try output.text(),
      errors: Self.withoutLacks(try errors.text()))
  }
}

extension BuiltTelltale {
  /// What was written but for the notes on what this machine can't isolate, which are about the machine.
  private static func withoutLacks(_ errors: String) -> String {
    let lacks = ["note: Tests can write wherever you can:", "note: Tests share the machine's network:"]
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line in !lacks.contains { line.hasPrefix($0) } }.joined(separator: "\n")
  }
}

/// A file that a process writes into, removed when the test lets go of it.
private final class ScratchFile {
  let handle: FileHandle
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("telltale-\(UUID().uuidString).txt")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
