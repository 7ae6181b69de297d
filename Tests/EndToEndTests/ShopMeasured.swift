import Foundation
import Telltale
import TelltaleReports
import Testing

/// `Examples/Shop`, measured twice: what a suite's tests look at.
struct ShopMeasured: Sendable {
  let folder: String
  let before: [String: String]
  let after: [String: String]
  let outcome: BuiltTelltale.Outcome
  let data: Data
  let study: Study
  /// What a second run wrote, which ran no two checks at once.
  let again: Data

  fileprivate init(_ copy: FixtureCopy) async throws {
    let telltale = try BuiltTelltale()
    let parent = URL(fileURLWithPath: copy.folder).deletingLastPathComponent()
    func run(_ name: String, _ jobs: String) async throws -> (outcome: BuiltTelltale.Outcome, data: Data) {
      let file = parent.appendingPathComponent(name)
      let outcome = try await telltale.run(
        "run", "--operators", "relational,equality,logical,return-value,empty-body", "--jobs", jobs,
        "--output", "json=\(file.path)", in: copy.folder)
      try #require(outcome.status == 0, "\(outcome.errors)")
      return (outcome, try Data(contentsOf: file))
    }
    folder = copy.folder
    before = try copy.state()
    (outcome, data) = try await run("first.json", "3")
    again = try await run("second.json", "1").data
    after = try copy.state()
    study = try StudyJSON.read(data)
  }
}

/// Measures the shop once for all tests of a suite.
struct MeasuringShop: SuiteTrait, TestScoping {
  @TaskLocal static var measured: ShopMeasured?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let copy = try FixtureCopy(at: "Examples/Shop")
    try await Self.$measured.withValue(try await ShopMeasured(copy)) { try await function() }
  }
}
