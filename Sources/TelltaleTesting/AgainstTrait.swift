internal import Foundation
internal import Telltale
public import Testing

/// Runs a test on the correct version and then on each of several faulty ones, which it must fail.
///
/// The test asks `Version.current` which version it is to look at. Its failures on a faulty version are
/// known issues; where it passes on one, that is an issue: the test is blind to it.
public struct AgainstTrait: TestTrait, TestScoping {
  let versions: [String]

  /// Runs the test once for the correct version and once for each faulty one.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let correct = await answer(on: .correct, for: test, expectsFailure: false, performing: function)
    for version in versions {
      let faulty = await answer(on: .faulty(version), for: test, expectsFailure: true, performing: function)
      let contrast = Contrast<String>(
        label: test.displayName ?? test.name, correct: .init(output: "correct", answer: correct),
        faulty: .init(output: version, answer: faulty))
      expectSeparating(contrast, sourceLocation: test.sourceLocation)
    }
  }

  /// Runs the test on a version. An unknown version is never taken for a failure.
  private func answer(
    on version: Version, for test: Test, expectsFailure: Bool, performing function: @Sendable () async throws -> Void
  ) async -> Answer {
    let answer = AnswerBox()
    do {
      try await withKnownIssue("fails on \(version)", isIntermittent: true, sourceLocation: test.sourceLocation) {
        try await Version.$current.withValue(version) { try await function() }
      } matching: { issue in
        if issue.error is UnknownVersion {
          answer.value = .didNotRun(.notFound)
          return false
        }
        if answer.value.didRun { answer.value = .fail(.assertion) }
        return expectsFailure
      }
    } catch {
      Issue.record(error, sourceLocation: test.sourceLocation)
    }
    return answer.value
  }
}

extension Trait where Self == AgainstTrait {
  /// Runs the test on the correct version and on each of these faulty ones, which it must fail.
  ///
  /// ```swift
  /// @Test(.against("charges-at-the-limit")) func feeAtTheLimit() throws {
  ///   let fee = try Version.current.choose(correct: fee, faulty: ["charges-at-the-limit": strictFee])
  ///   #expect(fee(50) == 0)
  /// }
  /// ```
  public static func against(_ versions: String...) -> Self {
    AgainstTrait(versions: versions)
  }
}

/// An answer that issues from several tasks may change.
private final class AnswerBox: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Answer = .pass

  var value: Answer {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
