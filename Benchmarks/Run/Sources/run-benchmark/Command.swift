import Foundation

/// A command that is run to its end.
struct Command {
  struct Failure: Error, CustomStringConvertible {
    let command: [String]
    let status: Int32
    let errors: String

    var description: String { "`\(command.joined(separator: " "))` ended with \(status):\n\(errors)" }
  }

  /// Runs a command and returns how many seconds it took.
  ///
  /// - Parameter accepts: The statuses that are no failure: a test that sees a fault ends with 1.
  @discardableResult
  static func time(_ command: [String], in folder: URL, accepts: Set<Int32> = [0]) throws -> Double {
    let log = FileManager.default.temporaryDirectory.appending(path: "run-benchmark-\(UUID().uuidString).log")
    FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let seconds = (clock.now - start) / .seconds(1)
    guard accepts.contains(process.terminationStatus) else {
      let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      throw Failure(command: command, status: process.terminationStatus, errors: String(text.suffix(4000)))
    }
    return seconds
  }
}
