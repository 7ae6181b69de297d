import Telltale
import Testing

@Suite("A table of contrasts")
struct ContrastsTests {
  private let table = Contrasts {
    contrast("total", correct: 12, faulty: 9) { $0 == 12 }
    contrast("name", correct: "a", faulty: "a") { $0 == "a" }
    for limit in [10, 8] {
      contrast("below-\(limit)", correct: 12, faulty: 9) { $0 < limit }
    }
  }

  @Test("holds contrasts of any type, loops included, in their order")
  func holdsAnyType() {
    #expect(table.map(\.label) == ["total", "name", "below-10", "below-8"])
    #expect(table["name"]?.correct.output == "a")
    #expect(table["other"] == nil)
  }

  @Test("prints a line for each contrast, then the four categories in order")
  func prints() {
    #expect(
      table.description == """
        total | correct=12/pass faulty=9/fail -> separating
        name | correct=a/pass faulty=a/pass -> blind
        below-10 | correct=12/fail faulty=9/pass -> inverted
        below-8 | correct=12/fail faulty=9/fail -> noisy
        separating: 1
        blind: 1
        noisy: 1
        inverted: 1
        """)
  }

  @Test("leaves out a part that a condition leaves out")
  func conditions() {
    let isWanted = false
    let first = Contrasts { contrast("first", correct: 1, faulty: 2) { $0 == 1 } }
    let table = Contrasts {
      first
      if isWanted { contrast("a", correct: 1, faulty: 2) { $0 == 1 } }
      if !isWanted { contrast("b", correct: 1, faulty: 2) { $0 == 1 } }
      for isWanted in [true, false] {
        if isWanted {
          contrast("c", correct: 1, faulty: 2) { $0 == 1 }
        } else {
          contrast("d", correct: 1, faulty: 2) { $0 == 1 }
        }
      }
    }

    #expect(table.map(\.label) == ["first", "b", "c", "d"])
  }

  @Test("awaits the contrasts that have to be")
  func awaits() async {
    let table = await Contrasts {
      await contrast("a", correct: { 1 }, faulty: { 2 }, check: { $0 == 1 })
      contrast("b", correct: 1, faulty: 1) { $0 == 1 }
    }

    #expect(table.map(\.separation) == [.separating, .blind])
  }
}

@Suite("A tally")
struct TallyTests {
  @Test("shows outside-category only where there is one")
  func outsideCategory() {
    #expect(
      Tally<Separation>([.blind]).description == """
        separating: 0
        blind: 1
        noisy: 0
        inverted: 0
        """)
    #expect(
      Tally<Separation>([.outsideCategory]).description == """
        separating: 0
        blind: 0
        noisy: 0
        inverted: 0
        outside-category: 1
        """)
  }

  @Test("counts out-of-scope fields without showing them")
  func outOfScope() {
    let tally = Tally<Agreement>([.outOfScope, .stale])

    #expect(tally[.outOfScope] == 1)
    #expect(tally.total == 2)
    #expect(tally.description == "matching: 0\nstale: 1\nmissing: 0\nleftover: 0")
  }

  @Test("adds up")
  func addsUp() {
    let sum = Tally<Separation>([.blind, .noisy]) + Tally<Separation>([.blind])

    #expect(sum[.blind] == 2)
    #expect(sum[.noisy] == 1)
  }
}

@Suite("A comparison")
struct ComparisonTests {
  @Test(
    "equal holds at the baseline only, notAbove below it as well",
    arguments: [
      (Comparison.equal, 9, false), (.equal, 10, true), (.equal, 11, false),
      (.notAbove, 9, true), (.notAbove, 10, true), (.notAbove, 11, false),
    ])
  func holds(comparison: Comparison, value: Int, expected: Bool) {
    #expect(comparison.holds(value, against: 10) == expected)
  }
}
