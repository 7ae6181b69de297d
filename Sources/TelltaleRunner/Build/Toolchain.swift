import Foundation

/// The Swift toolchain on PATH.
package struct Toolchain: Sendable, Hashable {
  /// What the compiler calls itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`: tells toolchains apart.
  package var identity: String
  package var version: ToolsVersion
  /// Such as `x86_64-unknown-linux-gnu`.
  package var triple: String
  /// The folder of its tools; nil where it is not known.
  package var tools: String?

  package init(identity: String, version: ToolsVersion, triple: String, tools: String? = nil) {
    self.tools = tools
    self.identity = identity
    self.version = version
    self.triple = triple
  }

  /// Asks the `swiftc` on PATH.
  package static func current(environment: [String: String] = [:]) async throws -> Toolchain {
    struct Answer: Decodable {
      struct Target: Decodable { let triple: String }
      struct Paths: Decodable { let runtimeResourcePath: String? }
      let compilerVersion: String
      let target: Target
      let paths: Paths?
    }
    let command = "swiftc -print-target-info"
    let environment = ProcessInfo.processInfo.environment.merging(environment) { _, given in given }
    let end = try await ChildProcess(
      "swiftc", ["-print-target-info"], in: "/", environment: environment, output: .whole
    ).run()
    guard end.succeeded else {
      throw BuildError.unexpectedAnswer(command: command, found: end.errorOutput)
    }
    let answer: Answer
    do {
      answer = try JSONDecoder().decode(Answer.self, from: Data(end.output.utf8))
    } catch {
      throw BuildError.unexpectedAnswer(command: command, found: "\(error)")
    }
    guard let number = answer.compilerVersion.split(separator: "version ").last,
      let version = ToolsVersion(parsing: number)
    else {
      throw BuildError.unexpectedAnswer(command: command, found: "the version \"\(answer.compilerVersion)\"")
    }
    // Its libraries are in usr/lib/swift and its tools in usr/bin, whatever the `swift` on PATH is a shim for.
    let tools = answer.paths?.runtimeResourcePath.map { $0 + "/../../bin" }
    return Toolchain(
      identity: answer.compilerVersion, version: version, triple: answer.target.triple, tools: tools)
  }
}
