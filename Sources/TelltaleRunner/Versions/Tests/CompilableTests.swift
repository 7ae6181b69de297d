import TelltaleFaults

/// Builds a version whose tests were written for another one: a test that calls what is not there is left out alone.
struct CompilableTests: Sendable {
  let version: PackageVersion

  /// A test that does not compile.
  struct Left: Sendable, Hashable {
    /// Relative to the package.
    var file: String
    var lines: ClosedRange<Int>
    /// The compiler's first error in it, with its place.
    var problem: String
  }

  /// How a build ended, and what was left out of it.
  struct Build: Sendable {
    var outcome: BuildOutcome
    var left: [Left] = []
  }

  /// Errors come in stages: the compiler stops at the first stage that has some.
  private static let mostAttempts = 6

  /// Builds, again and again with the bodies of tests taken out that errors stand in, until it builds or until an error
  /// stands elsewhere.
  func build(_ toolchain: Toolchain) async throws -> Build {
    var texts: [String: String] = [:]
    var build = Build(outcome: try await version.build(toolchain))
    for _ in 1..<Self.mostAttempts {
      guard case .failed(let diagnostics, _) = build.outcome,
        let found = try lefts(in: diagnostics.filter { $0.severity == .error })
      else { return build }
      let new = found.filter { !build.left.contains($0) }
      if new.isEmpty { return build }
      build.left += new
      for file in Set(new.map(\.file)) {
        texts[file] = try Self.text(
          version.mirror.originalText(file), file: file, without: build.left.filter { $0.file == file })
      }
      build.outcome = try await version.build(toolchain, edited: texts)
    }
    return build
  }

  /// The tests that the errors stand in; nil where one stands elsewhere.
  private func lefts(in errors: [Diagnostic]) throws -> [Left]? {
    let sources = Set(version.model.testTargets.flatMap(\.sources))
    var found: [Left] = []
    // The compiler draws each error below the line as well, without its place.
    let placed = Set(errors.filter { $0.file != nil }.map(\.message))
    for error in errors where error.file != nil || !placed.contains(error.message) {
      guard let file = error.file, sources.contains(file) else { return nil }
      let text = try version.mirror.originalText(file)
      let tests = TestDeclarations(scanning: SourceFile(path: file, text: text)).tests
      guard let test = tests.first(where: { $0.extent.lines.contains(error.line) && $0.extent.body != nil }) else {
        return nil
      }
      if found.contains(where: { $0.file == file && $0.lines == test.extent.lines }) { continue }
      found.append(Left(file: file, lines: test.extent.lines, problem: [error].firstError ?? error.message))
    }
    return found.isEmpty ? nil : found
  }

  /// A file without the bodies of some tests; every line keeps its number.
  static func text(_ text: String, file: String, without left: [Left]) -> String {
    let tests = TestDeclarations(scanning: SourceFile(path: file, text: text)).tests
    let bodies = tests.filter { test in left.contains { $0.lines == test.extent.lines } }.compactMap(\.extent.body)
    var bytes = Array(text.utf8)
    for body in bodies.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      let lineEnds = bytes[body].filter { $0 == UInt8(ascii: "\n") }
      bytes.replaceSubrange(body, with: [UInt8(ascii: " ")] + lineEnds)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
