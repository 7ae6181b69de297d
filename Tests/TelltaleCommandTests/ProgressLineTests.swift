import TelltaleRunner
import Testing

@testable import TelltaleCommand

@Suite struct ProgressLineTests {
  private let clearing = "\r\u{1B}[2K"

  @Test func `a terminal shows one line that is redrawn and cleared`() {
    var line = ProgressLine(isTerminal: true, columns: 80)
    #expect(line.text(for: .mirroring) == clearing + "Copying the package")
    #expect(line.text(for: .mirroring) == "")
    #expect(
      line.text(for: .measuring(finished: 1, total: 1203, seen: 0, faults: 1))
        == clearing + "Measuring: 1 of 1,203 pairs, 0 of 1 fault seen")
    #expect(
      line.text(for: .note("careful")) == clearing + "note: careful\nMeasuring: 1 of 1,203 pairs, 0 of 1 fault seen")
    #expect(line.clear() == clearing)
    #expect(line.clear() == "")
  }

  @Test func `the line leaves the last column free`() {
    var line = ProgressLine(isTerminal: true, columns: 10)
    #expect(line.text(for: .mirroring) == clearing + "Copying …")
  }

  @Test func `a file gets nothing but notes`() {
    var line = ProgressLine(isTerminal: false, columns: 80)
    #expect(line.text(for: .listingTests) == "")
    #expect(line.text(for: .note("careful")) == "note: careful\n")
    #expect(line.clear() == "")
  }

  @Test(arguments: [
    (RunEvent.building(attempt: 1, dropped: 0), "Building the package with its faults"),
    (.building(attempt: 2, dropped: 1), "Building again (attempt 2): 1 fault did not compile"),
    (.baseline(finished: 3, total: 58), "Running the correct version: 3 of 58 checks"),
    (.verifying(finished: 3, total: 20), "Finding verdicts again by hand: 3 of 20"),
  ])
  func `events have words`(event: RunEvent, words: String) {
    #expect(event.words == words)
  }
}
