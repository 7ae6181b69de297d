import Telltale
import TelltaleRecords

/// A list of a hundred rows that scrolls through a window of ten.
private struct ScrollingList {
  let reusesRows: Bool

  func scroll() -> (drawn: Int, created: Int) {
    var idle = 0
    var created = 0
    for row in 0..<100 {
      if row >= 10, reusesRows { idle += 1 }
      if idle > 0 { idle -= 1 } else { created += 1 }
    }
    return (100, created)
  }

  static let correct = ScrollingList(reusesRows: true)
  static let faulty = ScrollingList(reusesRows: false)  // FAULT: a row that has left the window is thrown away.
}

private func launchSteps(defersTheRest: Bool) -> Int {
  let needed = ["theme", "session", "first frame"]
  let rest = ["images", "search index", "statistics", "news", "backup"]
  return (defersTheRest ? needed : needed + rest).count  // FAULT where the rest is not deferred.
}

extension Lesson {
  static let performance = Lesson(
    "performance", "Launch and Scrolling Performance", fault: "rows are built again instead of being used again"
  ) {
    let (correct, faulty) = (ScrollingList.correct.scroll(), ScrollingList.faulty.scroll())
    let sources = try withRecords { records in
      try records.record("from-faulty", faulty.created)
      try records.record("from-correct", correct.created)
      return try Contrasts {
        contrast("drawn-rows", correct: correct.drawn, faulty: faulty.drawn) { $0 == 100 }
        contrast(
          "equal-baseline", correct: try records.checking.equal("from-faulty", correct.created),
          faulty: try records.checking.equal("from-faulty", faulty.created), check: \.answer)
        contrast(
          "within-baseline", correct: try records.checking.notAbove("from-correct", correct.created),
          faulty: try records.checking.notAbove("from-correct", faulty.created), check: \.answer)
      }
    }
    Part("Where a baseline was recorded", sources)
    let refreshing = try withRecords { records in
      /// A baseline that each run refreshes before it looks.
      func refreshed(_ created: Int) throws -> RecordReading<Int> {
        try records.record("refreshed", created)
        return try records.checking.notAbove("refreshed", created)
      }
      try records.record("rows", correct.created)
      try records.record("launch", launchSteps(defersTheRest: true))
      return try Contrasts {
        contrast(
          "fixed-baseline", correct: try records.checking.notAbove("rows", correct.created),
          faulty: try records.checking.notAbove("rows", faulty.created), check: \.answer)
        contrast(
          "refreshed-baseline", correct: try refreshed(correct.created), faulty: try refreshed(faulty.created),
          check: \.answer)
        contrast(
          "pre-first-frame-work",
          correct: try records.checking.notAbove("launch", launchSteps(defersTheRest: true)),
          faulty: try records.checking.notAbove("launch", launchSteps(defersTheRest: false)), check: \.answer)
      }
    }
    Part("A baseline that stays, and one that follows", refreshing)
  }
}
