package import Foundation
import Telltale

/// Reads what the observer that is compiled into XCTest tests has recorded.
package enum ObserverRecords {
  private struct Line: Decodable {
    /// Kinds that are not known are passed over.
    let record: String
    let suite: String?
    let test: String?
    let how: String?
    let message: String?
    let skipped: String?
  }

  /// The records of one test, `Module.Class/test`, from the file that its process wrote.
  /// - Returns: nil when the observer was not at work, since even without a test it records that it is.
  /// - Throws: ``TestRecordError``.
  package static func read(_ data: Data, test: String) throws -> [TestRecord]? {
    let lines = try JSONLines<Line>(data, test: test).values
    guard lines.first?.record == "observing" else { return nil }
    // XCTest names a suite after its class alone.
    let suite = test.prefix { $0 != "/" }.split(separator: ".").last.map(String.init)
    var records: [TestRecord] = []
    for line in lines {
      if let found = line.test, found != test { throw TestRecordError.otherTest(expected: test, found: found) }
      switch line.record {
      case "suiteStarted" where line.suite == suite: records.append(.began)
      case "testStarted": records.append(.started)
      case "failed":
        records.append(.failed(TestFailure(line.how == "error" ? .error : .assertion, line.message ?? "")))
      case "testEnded":
        if line.skipped == "yes" { records.append(.skipped) }
        records.append(.ended)
      case "finished": records.append(.finished)
      default: break
      }
    }
    return records
  }
}
