import Telltale
import Testing

private struct Unreachable: Error, CustomStringConvertible {
  var description: String { "no server" }
}

private func unreachable() throws -> Int { throw Unreachable() }

@Suite("A contrast")
struct ContrastTests {
  @Test("describes both outputs, both answers and the separation")
  func describesItself() {
    let total = contrast("total", correct: 12, faulty: 9) { $0 == 12 }

    #expect(total.description == "total | correct=12/pass faulty=9/fail -> separating")
    #expect(total.correct.output == 12)
    #expect(total.faulty.answer == .fail(.assertion))
  }

  @Test(
    "falls into each of the four categories by its two answers",
    arguments: [
      (12, 12, Separation.blind), (12, 9, .separating), (9, 9, .noisy), (9, 12, .inverted),
    ])
  func fallsIntoCategories(correct: Int, faulty: Int, separation: Separation) {
    #expect(contrast("total", correct: correct, faulty: faulty) { $0 == 12 }.separation == separation)
  }

  @Test("a producer that throws did not run, and the pair is outside-category")
  func producerThatThrows() {
    let total = contrast("total", correct: 12, faulty: try unreachable()) { $0 == 12 }

    #expect(total.faulty.answer == .didNotRun(.stopped))
    #expect(total.faulty.error == "no server")
    #expect(total.faulty.output == nil)
    #expect(total.description == "total | correct=12 faulty=stopped -> outside-category")
  }

  @Test("a check that throws has failed by an error")
  func checkThatThrows() {
    let total = contrast("total", correct: 12, faulty: 9) { value throws -> Bool in
      if value != 12 { throw Unreachable() }
      return true
    }

    #expect(total.faulty.answer == .fail(.error))
    #expect(total.separation == .separating)
    #expect(total.faulty.output == 9)
  }

  @Test("DidNotRun keeps its reason, whether the producer or the check throws it")
  func didNotRun() {
    func skipped() throws -> Int { throw DidNotRun(.skipped) }

    #expect(contrast("total", correct: try skipped(), faulty: 9) { $0 == 9 }.correct.answer == .didNotRun(.skipped))
    let checked = contrast("total", correct: 12, faulty: 9) { _ throws -> Bool in throw DidNotRun(.disabled) }
    #expect(checked.correct.answer == .didNotRun(.disabled))
    #expect(checked.separation == .outsideCategory)
    #expect(checked.correct.error == "did not run (disabled)")
  }

  @Test("a check that was cancelled did not run")
  func cancelled() {
    let total = contrast("total", correct: 12, faulty: 9) { _ throws -> Bool in throw CancellationError() }

    #expect(total.correct.answer == .didNotRun(.stopped))
  }

  @Test("a check may answer for itself")
  func answers() {
    let work = contrast("work", correct: 21, faulty: 40, check: WorkBudget(25, from: "twenty rows").answer)

    #expect(work.faulty.answer == .fail(.workLimit))
    #expect(work.description == "work | correct=21/pass faulty=40/fail -> separating")
  }

  @Test("keeps to one line where an output has several")
  func staysOnOneLine() {
    let text = contrast("text", correct: "a\nb", faulty: "a") { $0 == "a\nb" }

    #expect(text.description == #"text | correct=a\nb/pass faulty=a/fail -> separating"#)
  }

  @Test("awaits its producers and its check, the correct version first")
  @MainActor func awaits() async {
    var log: [String] = []
    let reply = await contrast(
      "reply",
      correct: {
        await Task.yield()
        log.append("correct")
        return 1
      },
      faulty: {
        log.append("faulty")
        return 2
      },
      check: {
        await Task.yield()
        return $0 == 1
      })

    #expect(reply.separation == .separating)
    #expect(log == ["correct", "faulty"])
  }

  @Test("an awaited producer that throws did not run, an awaited check that throws has failed")
  func awaitedErrors() async {
    let producer = await contrast("reply", correct: { 1 }, faulty: { try unreachable() }, check: { $0 == 1 })
    let check = await contrast(
      "reply", correct: { 1 }, faulty: { 2 },
      check: { value async throws -> Bool in
        if value == 2 { throw Unreachable() }
        return true
      })

    #expect(producer.faulty.answer == .didNotRun(.stopped))
    #expect(check.faulty.answer == .fail(.error))
  }
}

@Suite("What a contrast finds")
struct FindingTests {
  private func finding(_ correct: Int, _ faulty: Int) -> String? {
    contrast("total", correct: correct, faulty: faulty) { $0 == 12 }.finding
  }

  @Test("nothing to do where it separates")
  func separating() {
    #expect(finding(12, 9) == nil)
  }

  @Test("cause and remedy elsewhere, with both values")
  func elsewhere() {
    #expect(
      finding(12, 12) == """
        "total" is blind to the fault: it passes on the correct version (12) and on the faulty one (12). \
        Give it a second input, or let it look at what the fault changes.
        """)
    #expect(
      finding(8, 9) == """
        "total" is noisy: it fails on the correct version (8) and on the faulty one (9). \
        Correct its expectation or its environment; until then it says nothing of this fault.
        """)
    #expect(
      finding(9, 12) == """
        "total" is inverted: it fails on the correct version (9) and passes on the faulty one (12). \
        Its expectation was recorded from a faulty version: retake it from the correct one.
        """)
  }

  @Test("gives the error of a check beside the value that it looked at")
  func checkError() {
    let total = contrast("total", correct: 8, faulty: 9) { _ throws -> Bool in throw Unreachable() }

    #expect(
      total.finding == """
        "total" is noisy: it fails on the correct version (8; no server) and on the faulty one (9; no server). \
        Correct its expectation or its environment; until then it says nothing of this fault.
        """)
  }

  @Test("names the version on which it did not run, and the error")
  func outside() {
    let total = contrast("total", correct: 12, faulty: try unreachable()) { $0 == 12 }

    #expect(
      total.finding == """
        "total" has no category: it did not run on the faulty version (no server). \
        Make it run on both versions; until then it is counted apart.
        """)
  }
}
