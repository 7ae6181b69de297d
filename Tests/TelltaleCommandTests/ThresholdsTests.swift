import Telltale
import Testing

@testable import TelltaleCommand

@Suite struct ThresholdsTests {
  @Test func `the score is compared as it is and not as it is shown`() {
    var study = SmallStudy.measured
    study.summary.score = 79.96
    let failures = Thresholds(minimumScore: 80).failures(of: study)
    #expect(failures == [.score(79.96, minimum: 80)])
    #expect(failures.map(\.description) == ["the score of 79.96% is under the 80.0% that --fail-under asks for"])
    study.summary.score = 80
    #expect(Thresholds(minimumScore: 80).failures(of: study) == [])
  }

  @Test func `no score meets no minimum, not even 0`() {
    let study = SmallStudy.study(answers: [], status: .ignored)
    #expect(Thresholds(minimumScore: 0).failures(of: study) == [.score(nil, minimum: 0)])
    #expect(Thresholds().failures(of: study) == [])
  }

  @Test(arguments: [
    (Thresholds.Condition.unseen, SmallStudy.measured, 1),
    (.blind, SmallStudy.study(answers: [.pass, .pass]), 1),
    (.noisy, SmallStudy.study(correct: .fail(.crash), answers: [.fail(.crash), .fail(.crash)]), 1),
    (.inverted, SmallStudy.study(correct: .fail(.crash), answers: [.pass, .fail(.crash)]), 1),
    (.flaky, SmallStudy.study(answers: [.pass, .pass], flaky: true), 1),
    (.limited, SmallStudy.study(answers: [.fail(.workLimit), .fail(.memoryLimit)]), 2),
  ])
  func `a condition finds what it names`(condition: Thresholds.Condition, study: Study, count: Int) {
    #expect(Thresholds(conditions: [condition]).failures(of: study) == [.found(condition, count: count)])
    #expect(
      Thresholds(conditions: [condition]).failures(of: SmallStudy.study(answers: [.fail(.exit), .fail(.exit)])) == [])
  }

  @Test func `failures come in a fixed order with words`() {
    let failures = Thresholds(minimumScore: 10, conditions: [.blind, .unseen])
      .failures(of: SmallStudy.study(answers: [.pass, .pass]))
    #expect(
      failures.map(\.description) == [
        "the score of 0.0% is under the 10.0% that --fail-under asks for",
        "no check sees 2 faults; --fail-on unseen asks for none",
        "1 check found blind; --fail-on blind asks for none",
      ])
  }
}
