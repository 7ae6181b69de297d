import TelltaleReports
import TelltaleRunner

/// What standard error shows while a run goes on: one line that is redrawn, and notes that stay.
///
/// It only decides what is to be written, so that it can be tested as text.
struct ProgressLine: Sendable {
  private static let clearing = "\r\u{1B}[2K"

  /// Whether the line may be drawn at all.
  let isTerminal: Bool
  let columns: Int
  private var shown = ""

  init(isTerminal: Bool, columns: Int) {
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// The text to write for an event.
  mutating func text(for event: RunEvent) -> String {
    if case .note(let note) = event {
      guard isTerminal else { return "note: \(note)\n" }
      return (shown.isEmpty ? "" : Self.clearing) + "note: \(note)\n" + shown
    }
    guard isTerminal else { return "" }
    // The last column stays free: a terminal may wrap a line that fills it.
    let line = event.words.shortenedAtEnd(to: columns - 1)
    guard line != shown else { return "" }
    shown = line
    return Self.clearing + line
  }

  /// The text that takes the line away again.
  mutating func clear() -> String {
    defer { shown = "" }
    return shown.isEmpty ? "" : Self.clearing
  }
}

extension RunEvent {
  /// What is being done, in a few words.
  var words: String {
    switch self {
    case .mirroring: "Copying the package"
    case .building(let attempt, let dropped):
      if attempt == 1 {
        "Building the package with its faults"
      } else {
        "Building again (attempt \(attempt)): \(dropped.counted("fault")) did not compile"
      }
    case .buildingOriginal: "Building the package as it is"
    case .listingTests: "Listing the tests"
    case .baseline(let finished, let total):
      "Running the correct version: \(finished.grouped) of \(total.counted("check"))"
    case .reconciling: "Running the package as it is, to compare"
    case .measuring(let finished, let total, let seen, let faults):
      "Measuring: \(finished.grouped) of \(total.counted("pair")), \(seen.grouped) of \(faults.counted("fault")) seen"
    case .step(let step, let version, let finished, let total):
      "Step \(finished + 1) of \(total.grouped): \(step) on \(version)"
    case .verifying(let finished, let total):
      "Finding verdicts again by hand: \(finished.grouped) of \(total.grouped)"
    case .doing(let words): words
    case .note(let note): note
    }
  }
}
