import Foundation

/// Why nothing can be concluded from what was recorded of a test: never a reason to guess.
package enum TestRecordError: Error, Sendable, Hashable {
  /// The process wrote no records, though it ended by itself.
  case missing(test: String, termination: Termination, output: String)
  case unreadable(test: String, line: Int, text: String)
  /// Another test ran as well.
  case otherTest(expected: String, found: String)
  /// The test was seen to finish but not to end, or to start twice.
  case contradictory(test: String, records: [TestRecord])
}

extension TestRecordError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .missing(let test, let termination, let output):
      """
      \(test) left no records, though its process \(termination.words). Expected the file that the test executable was \
      told to write; does it have an entry point of its own? The end of its output:
      \(output.suffix(2000))
      """
    case .unreadable(let test, let line, let text):
      "Line \(line) of the records of \(test) can't be read: found \(text), expected a JSON object."
    case .otherTest(let expected, let found):
      "\(found) ran where \(expected) was asked for, so the records can't be told apart."
    case .contradictory(let test, let records):
      "The records of \(test) contradict each other: \(records.map(\.word).joined(separator: ", "))."
    }
  }
}

extension Termination {
  /// What follows "its process".
  fileprivate var words: String {
    switch self {
    case .exited(let status): "ended by itself with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .stopped: "was stopped at a limit"
    }
  }
}

extension TestRecord {
  fileprivate var word: String {
    switch self {
    case .began: "began"
    case .started: "started"
    case .failed: "failed"
    case .disabled: "disabled"
    case .skipped: "skipped"
    case .ended: "ended"
    case .finished: "finished"
    }
  }
}
