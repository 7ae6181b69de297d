import Foundation

/// Counts how often one test runs each line, by the profile that a build for coverage writes.
struct LineCoverage: Sendable {
  let executable: TestExecutable
  /// Where profiles are kept, absolute.
  let folder: String
  /// The folder that the sources were compiled in, absolute.
  let root: String
  /// The folder of the toolchain's tools, absolute.
  let tools: String

  /// How often each line of some files ran, by path and line; nil where the profile can't be had.
  func lines(of test: DiscoveredTest, sources: [String]) async throws -> [String: [Int: Int]]? {
    try Files.makeFolder(folder)
    let profile = "\(folder)/test.profraw"
    let merged = "\(folder)/test.profdata"
    try Files.remove(profile)
    let home = try RunFolder(under: folder)
    let invocation = TestInvocation(of: test, fault: nil, page: nil, seed: 1, in: home)
    var own = home.variables
    own["LLVM_PROFILE_FILE"] = profile
    let end = try await ChildProcess(
      executable.path, invocation.arguments, in: executable.workingFolder,
      environment: executable.environment(inherited: ProcessInfo.processInfo.environment, own: own),
      limits: ProcessLimits(wallSeconds: 300)
    ).run()
    try home.remove()
    guard end.succeeded, FileManager.default.fileExists(atPath: profile),
      try await tool("llvm-profdata", ["merge", "-sparse", profile, "-o", merged]) != nil
    else { return nil }
    let places = sources.map { "\(root)/\($0)" }
    guard
      let report = try await tool(
        "llvm-cov", ["export", "-format=lcov", "-instr-profile", merged, executable.path] + places)
    else { return nil }
    return Self.lines(inLCOV: report, root: root)
  }

  /// Reads `SF:PATH` and `DA:LINE,COUNT`.
  static func lines(inLCOV report: String, root: String) -> [String: [Int: Int]] {
    var lines: [String: [Int: Int]] = [:]
    var path = ""
    for line in report.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("SF:") {
        let file = String(line.dropFirst(3))
        path = PathText.relative(file, to: root) ?? file
      } else if line.hasPrefix("DA:") {
        let numbers = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
        guard numbers.count >= 2 else { continue }
        lines[path, default: [:]][numbers[0], default: 0] += numbers[1]
      }
    }
    return lines
  }

  /// The folder of the tools that belong to the compiler on PATH: others there may be of another format.
  static func tools(environment: [String: String]) async throws -> String? {
    struct Answer: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let end = try await ChildProcess(
      "swiftc", ["-print-target-info"], in: "/",
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }, output: .whole
    ).run()
    guard end.succeeded else { return nil }
    let resources = try JSONDecoder().decode(Answer.self, from: Data(end.output.utf8)).paths.runtimeResourcePath
    return PathText.absolute("../../bin", in: resources)
  }

  /// What a tool of the toolchain says; nil where it is not there or fails.
  private func tool(_ name: String, _ arguments: [String]) async throws -> String? {
    let environment = ProcessInfo.processInfo.environment.merging(executable.environment) { $1 }
    do {
      let end = try await ChildProcess(
        "\(tools)/\(name)", arguments, in: folder, environment: environment, output: .whole
      ).run()
      return end.succeeded ? end.output : nil
    } catch let error as ChildProcessError where error.isNotFound {
      return nil
    }
  }
}
