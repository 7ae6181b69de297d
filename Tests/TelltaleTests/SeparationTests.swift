import Telltale
import Testing

@Suite struct SeparationTests {
  @Test(
    "Two answers make one of four categories",
    arguments: [
      (Answer.pass, Answer.fail(.assertion), Separation.separating),
      (.pass, .fail(.crash), .separating),
      (.pass, .pass, .blind),
      (.fail(.error), .fail(.assertion), .noisy),
      (.fail(.assertion), .pass, .inverted),
    ])
  func fourCategories(correct: Answer, faulty: Answer, expected: Separation) {
    #expect(Separation(correct: correct, faulty: faulty) == expected)
  }

  @Test("A check that did not run on one version is outside-category, whatever it said of the other")
  func outsideCategory() {
    let ran: [Answer] = [.pass, .fail(.assertion), .fail(.crash), .fail(.timeLimit)]
    for absence in Answer.Absence.allCases {
      for answer in ran {
        #expect(Separation(correct: .didNotRun(absence), faulty: answer) == .outsideCategory)
        #expect(Separation(correct: answer, faulty: .didNotRun(absence)) == .outsideCategory)
      }
      #expect(Separation(correct: .didNotRun(absence), faulty: .didNotRun(.skipped)) == .outsideCategory)
    }
  }

  @Test("Blindness is kept only on a blind verdict")
  func blindnessOnlyWhereBlind() {
    let blind = Verdict(check: "c", correct: .pass, faulty: .pass, blindness: .unnoticed, evidence: .ran)
    let separating = Verdict(
      check: "c", correct: .pass, faulty: .fail(.assertion), blindness: .unnoticed, evidence: .ran)
    #expect(blind.blindness == .unnoticed)
    #expect(separating.blindness == nil)
  }
}
