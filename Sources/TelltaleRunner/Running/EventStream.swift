package import Foundation
import Telltale

/// Reads the stream of events that Swift Testing writes, in version 0 of its format, which every toolchain knows and
/// which tells thrown errors from expectations.
package enum EventStream {
  /// What the arguments of a test executable say which version to write.
  package static let version = "0"

  private struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    let kind: String
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  private struct Issue: Decodable {
    struct CaughtError: Decodable {}

    let isKnown: Bool
    let isFailure: Bool?
    let error: CaughtError?

    enum CodingKeys: String, CodingKey {
      case isKnown, isFailure
      case error = "_error"
    }
  }

  private struct Message: Decodable {
    let text: String
  }

  /// The records of the test of this id, from the file that its process wrote. The test is the only one that was asked
  /// for, so that an issue without a test, or with a suite of it, is the test's.
  /// - Throws: ``TestRecordError``.
  package static func read(_ data: Data, test: String) throws -> [TestRecord] {
    var records: [TestRecord] = []
    var cases = 0
    var cancelledCases = 0
    for record in try JSONLines<Record>(data, test: test).values where record.kind == "event" {
      let event = record.payload
      switch event.kind {
      case "issueRecorded":
        if let issue = event.issue, !issue.isKnown, issue.isFailure ?? true {
          let message = event.messages?.map(\.text).joined(separator: "\n") ?? ""
          records.append(.failed(TestFailure(issue.error == nil ? .assertion : .error, message)))
        }
      case "runEnded": records.append(.finished)
      case _ where event.testID != test:
        // Suites start and end around their tests, and their ids say no place in a file.
        if event.kind == "testStarted", let id = event.testID, SwiftTestingID(id).location != nil {
          throw TestRecordError.otherTest(expected: test, found: id)
        }
      case "testStarted": records.append(.started)
      case "testCaseStarted": cases += 1
      case "testCaseCancelled": cancelledCases += 1
      case "testCancelled": records.append(.skipped)
      case "testSkipped": records.append(.disabled)
      case "testEnded":
        // A test with arguments was skipped when every single case of it was.
        if cases > 0 && cases == cancelledCases { records.append(.skipped) }
        records.append(.ended)
      default: break
      }
    }
    return records
  }
}
