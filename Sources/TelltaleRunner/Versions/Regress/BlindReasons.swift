import Foundation
import Telltale
import TelltaleFaults

/// Why a test that came with a fix passes without it as well, as far as that can be told.
enum BlindReason: Sendable, Hashable {
  /// It runs none of the lines that the fix changed.
  case unreached
  /// It runs a changed line, and expects an error without saying which.
  case anyError(place: String, expectation: String)
  /// It runs a changed line.
  case sameOutcome(place: String)
  /// The fix changed no line that a run could be seen to pass.
  case noLine

  var words: String {
    switch self {
    case .unreached: "It runs none of the lines that the fix changed."
    case .anyError(let place, let expectation):
      """
      It runs what the fix changed (\(place)), and \(expectation) accepts any error, the one that is thrown without the \
      fix as well.
      """
    case .sameOutcome(let place):
      "It runs what the fix changed (\(place)), and what it expects holds without the fix as well."
    case .noLine: "The fix changed no line that could be seen to run; what it expects holds without the fix as well."
    }
  }
}

/// Finds out whether tests run the lines that a fix changed, by a build of the fix that counts the lines.
struct BlindReasons: Sendable {
  let fix: ResolvedFix
  let contrast: TestContrast
  let correct: TestContrast.Correct
  let toolchain: Toolchain

  /// The reason for each of the checks, by id; those of which nothing can be told are left out.
  func reasons(for checks: [Int], sources: [String]) async throws -> [String: BlindReason] {
    let changed = try await fix.changedLines(of: sources)
    contrast.events(.doing("Building the correct version once more, to see which lines run"))
    var options = contrast.options
    options.run.build.swiftcFlags += ["-profile-generate", "-profile-coverage-mapping"]
    let counted = TestContrast(options: options, events: contrast.events)
    let version = try await counted.mirrored(correct.tree, slot: "covered")
    guard case .built(let path) = try await version.build(toolchain),
      let tools = try await LineCoverage.tools(environment: options.run.build.environment)
    else {
      contrast.events(.note("the build that counts lines failed, so no reason can be given for blind tests"))
      return [:]
    }
    let coverage = LineCoverage(
      executable: version.executable(path), folder: "\(options.scratch)/versions/covered", root: version.mirror.root,
      tools: tools)
    var reasons: [String: BlindReason] = [:]
    for check in checks {
      let test = correct.tests[check]
      guard let counts = try await coverage.lines(of: test, sources: changed.keys.sorted()) else { continue }
      reasons[test.id] = try reason(test, changed: changed, counts: counts)
    }
    return reasons
  }

  private func reason(
    _ test: DiscoveredTest, changed: [String: [Int]], counts: [String: [Int: Int]]
  ) throws -> BlindReason {
    var isCounted = false
    for (path, lines) in changed.sorted(by: { $0.key < $1.key }) {
      for line in lines {
        guard let count = counts[path]?[line] else { continue }
        isCounted = true
        guard count > 0 else { continue }
        let place = "\(path):\(line)"
        if let expectation = try expectationOfAnyError(in: test) {
          return .anyError(place: place, expectation: expectation)
        }
        return .sameOutcome(place: place)
      }
    }
    return isCounted ? .unreached : .noLine
  }

  /// An expectation in the test that any error meets, as it is spelt.
  private func expectationOfAnyError(in test: DiscoveredTest) throws -> String? {
    guard !test.file.isEmpty else { return nil }
    let text = try correct.version.mirror.originalText(test.file)
    let tests = TestDeclarations(scanning: SourceFile(path: test.file, text: text)).tests
    guard let body = tests.first(where: { $0.extent.lines.contains(test.line) })?.extent.text else { return nil }
    return AnyErrorExpectation.first(in: body)
  }
}
