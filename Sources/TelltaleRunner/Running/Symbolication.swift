import Foundation

/// Turns the places where a run was stopped into the names and lines of its source, by the toolchain's own tools.
struct Symbolication: Sendable {
  /// A frame in the package's own code.
  struct Place: Sendable, Hashable {
    var function: String
    /// Relative to the package.
    var file: String
    var line: Int
  }

  let toolchain: Toolchain
  /// The root of the package that was built.
  let root: String

  /// For each thread that is in the package's code, its frames there from the innermost; the others are left out.
  ///
  /// This only informs: where the tools are missing or fail, there is nothing to say.
  func places(in stacks: [[StackFrame]]) async throws -> [[Place]] {
    let byFile = Dictionary(grouping: Set(stacks.joined()), by: \.file)
    var places: [StackFrame: [Place]] = [:]
    // The package's own code is in the test executable, or in what was built beside it.
    for (file, frames) in byFile where file.contains("/build/") || file.hasPrefix(root) {
      places.merge(try await symbols(of: frames, in: file)) { $1 }
    }
    return try await demangled(stacks.map { $0.flatMap { places[$0] ?? [] } }.filter { !$0.isEmpty })
  }

  /// What llvm-symbolizer says of an address, from the innermost function.
  private struct Symbolized: Decodable {
    struct Symbol: Decodable {
      let function: String
      let file: String
      let line: Int

      enum CodingKeys: String, CodingKey { case function = "FunctionName", file = "FileName", line = "Line" }
    }
    let symbols: [Symbol]?

    enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
  }

  private func symbols(of frames: [StackFrame], in file: String) async throws -> [StackFrame: [Place]] {
    let addresses = frames.map { "0x" + String($0.offset, radix: 16) }
    let arguments = ["--obj=\(file)", "--functions=linkage", "--no-demangle", "--output-style=JSON"]
    guard let output = try await said(by: "llvm-symbolizer", arguments + addresses),
      let symbolized = try? JSONDecoder().decode([Symbolized].self, from: Data(output.utf8))
    else { return [:] }
    var places: [StackFrame: [Place]] = [:]
    for (frame, found) in zip(frames, symbolized) {
      places[frame] = (found.symbols ?? []).compactMap { symbol in
        guard symbol.file.hasPrefix(root + "/"), symbol.line > 0 else { return nil }
        let path = String(symbol.file.dropFirst(root.count + 1))
        guard !path.hasPrefix(".") else { return nil }
        return Place(function: symbol.function, file: path, line: symbol.line)
      }
    }
    return places
  }

  private func demangled(_ stacks: [[Place]]) async throws -> [[Place]] {
    let names = Array(Set(stacks.joined().map(\.function))).sorted()
    guard !names.isEmpty,
      let output = try await said(by: "swift-demangle", ["--simplified", "--compact"] + names)
    else { return stacks }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= names.count else { return stacks }
    let words = Dictionary(zip(names, lines)) { $1 }
    return stacks.map { stack in
      stack.map { Place(function: words[$0.function] ?? $0.function, file: $0.file, line: $0.line) }
    }
  }

  private func said(by tool: String, _ arguments: [String]) async throws -> String? {
    var environment = ProcessInfo.processInfo.environment
    if let folder = toolchain.tools { environment["PATH"] = folder + ":" + (environment["PATH"] ?? "/usr/bin:/bin") }
    do {
      let end = try await ChildProcess(
        tool, arguments, in: "/", environment: environment, limits: ProcessLimits(wallSeconds: 60), output: .whole
      ).run()
      return end.succeeded ? end.output : nil
    } catch is ChildProcessError {
      return nil
    }
  }
}

extension Symbolication.Place: CustomStringConvertible {
  var description: String { "\(function) at \(file):\(line)" }
}
