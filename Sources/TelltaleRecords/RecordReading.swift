public import Telltale

/// A value held against the recorded one.
public struct RecordReading<Value: Sendable>: Sendable {
  enum Outcome: Sendable {
    case neverRecorded
    case recorded(Recorded<Value>)
    case compared(Recorded<Value>, holds: Bool)
  }

  /// The record's name.
  public let name: String
  /// The value that was measured.
  public let value: Value
  /// How it was held against the recorded one.
  public let comparison: Comparison
  /// The file of the record.
  public let file: String
  /// Why the recorded value may be the wrong one.
  public internal(set) var doubts: [Doubt] = []
  var outcome: Outcome = .neverRecorded

  init(name: String, value: Value, comparison: Comparison, file: String) {
    self.name = name
    self.value = value
    self.comparison = comparison
    self.file = file
  }

  /// The recorded value with its origin; nil where there was none.
  public var recorded: Recorded<Value>? {
    switch outcome {
    case .neverRecorded: nil
    case .recorded(let record), .compared(let record, _): record
    }
  }

  /// A failure where the value does not stand up to the recorded one, or there is none. Recording is no check, so a
  /// value that was just recorded was skipped.
  public var answer: Answer {
    switch outcome {
    case .neverRecorded, .compared(_, holds: false): .fail(.assertion)
    case .compared(_, holds: true): .pass
    case .recorded: .didNotRun(.skipped)
    }
  }

  /// What was found and expected, where the recorded value comes from, what is doubtful about it, and what to do next.
  public var message: String {
    switch outcome {
    case .neverRecorded:
      return "\"\(name)\": found \(value), and no value has been recorded (\(file) does not exist). "
        + "Record one from a version that is known to be correct: \(remedy)"
    case .recorded(let record):
      return "\"\(name)\": recorded \(value) from \(record.provenance), in \(file). Nothing was checked."
    case .compared(let record, let holds):
      let expected = comparison == .equal ? "\(record.value)" : "at most \(record.value)"
      let found = "\"\(name)\": found \(value), expected \(expected), recorded from \(record.provenance)."
      return ([found] + doubtSentence + (holds ? [] : ["If \(value) is correct, record it: \(remedy)"]))
        .joined(separator: " ")
    }
  }

  private var doubtSentence: [String] {
    doubts.isEmpty ? [] : ["The record is doubtful: \(doubts.map(\.description).joined(separator: "; "))."]
  }

  private var remedy: String { "\(RecordingRequest.variable)=\(name)" }
}

extension RecordReading: CustomStringConvertible {
  /// `10 baseline=10`, with `-` where nothing is recorded.
  public var description: String { "\(value) baseline=\(recorded.map { "\($0.value)" } ?? "-")" }
}
