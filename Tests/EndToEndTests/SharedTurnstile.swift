import Foundation
import Testing

/// Gives all tests of a suite one copy of `Fixtures/Turnstile` to run on, so that it is built once, and has them run one
/// after the other.
struct SharedTurnstile: SuiteTrait, TestScoping {
  /// The copy that the suite's tests share.
  @TaskLocal static var copy: FixtureCopy?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$copy.withValue(try FixtureCopy("Turnstile")) { try await function() }
  }
}

/// Whatever is run on the turnstile; its suites are in files of their own.
@Suite(.serialized, SharedTurnstile()) struct TurnstileTests {}

/// The turnstile as a test sees it.
struct Turnstile {
  /// The files whose comparisons are the faults.
  static let fare = "Sources/Turnstile/Fare.swift"
  static let admission = "Sources/Turnstile/Admission.swift"

  let telltale: BuiltTelltale
  let copy: FixtureCopy
  var folder: String { copy.folder }

  init() throws {
    telltale = try BuiltTelltale()
    copy = try #require(SharedTurnstile.copy)
  }

  /// Runs `telltale run` in the package's folder, with the comparisons as the only faults.
  func run(
    _ arguments: String..., onStart: (Process) async throws -> Void = { _ in }
  ) async throws -> BuiltTelltale.Outcome {
    try await telltale.run(
      arguments: ["run", "--operators", "relational"] + arguments, in: folder, onStart: onStart)
  }

  /// Does something with other text in a file, which has its own text again afterwards.
  func replacing<Value>(_ path: String, by text: String, _ body: () async throws -> Value) async throws -> Value {
    let before = try copy.text(path)
    try copy.write(text, to: path)
    let value: Result<Value, any Error>
    do { value = .success(try await body()) } catch { value = .failure(error) }
    try copy.write(before, to: path)
    return try value.get()
  }

  /// The id of a fault of a comparison.
  static func fault(_ path: String, _ number: Int) -> String {
    "\(path)#\(path == fare ? "fare(zones:)" : "mayRideAlone(age:)")#relational#\(number)"
  }
}
