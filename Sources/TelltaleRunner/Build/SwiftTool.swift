import Foundation

/// The `swift` on PATH, run for one mirror.
struct SwiftTool {
  var mirror: Mirror
  /// Extra environment, over what Telltale itself was given.
  var environment: [String: String]

  /// What Telltale itself was given, with an extra environment over it; a compiler that crashes loses no time on a
  /// backtrace.
  static func environment(with environment: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { given, _ in given }
      .merging(environment) { _, given in given }
  }

  /// What `swift package` says on standard output to arguments such as `["describe", "--type", "json"]`.
  ///
  /// - Throws: ``BuildError/unreadablePackage(command:words:)`` with SwiftPM's own words when it fails.
  func package(_ arguments: [String]) async throws -> String {
    let end = try await run(["package", "--scratch-path", mirror.buildFolder] + arguments, output: .whole)
    guard end.succeeded else {
      let words = (end.errorOutput + end.output).trimmingCharacters(in: .whitespacesAndNewlines)
      throw BuildError.unreadablePackage(
        command: "swift package " + arguments.joined(separator: " "), words: mirror.inUsersTree(words))
    }
    return end.output
  }

  /// Runs `swift` in the mirrored package.
  func run(_ arguments: [String], output: ChildProcess.Output) async throws -> ProcessEnd {
    try await ChildProcess(
      "swift", arguments, in: mirror.root, environment: Self.environment(with: environment), output: output
    ).run()
  }

  /// Reads an answer of SwiftPM's that is JSON, with whatever it said before it left out.
  func decode<Answer: Decodable>(_ type: Answer.Type, from text: String, command: String) throws -> Answer {
    guard let start = text.firstIndex(of: "{") else {
      throw BuildError.unexpectedAnswer(command: command, found: "no JSON in \"\(text.prefix(200))\"")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(text[start...].utf8))
    } catch {
      throw BuildError.unexpectedAnswer(command: command, found: "\(error)")
    }
  }
}
