import Telltale
import TelltaleRecords

/// How many of each thing a buyer holds, changed by steps only.
private struct Bag: Equatable, CustomStringConvertible {
  enum Step { case put(String), take(String) }

  var counts: [String: Int] = [:]

  var description: String {
    counts.isEmpty ? "empty" : counts.sorted { $0.key < $1.key }.map { "\($0.key)x\($0.value)" }.joined(separator: ",")
  }

  func after(_ steps: [Step], taking: (Int) -> Int) -> Bag {
    steps.reduce(into: self) { bag, step in
      switch step {
      case .put(let thing): bag.counts[thing, default: 0] += 1
      case .take(let thing):
        let rest = taking(bag.counts[thing, default: 0])
        bag.counts[thing] = rest > 0 ? rest : nil
      }
    }
  }

  static func correct(_ steps: [Step]) -> Bag { Bag().after(steps, taking: { $0 - 1 }) }
  static func faulty(_ steps: [Step]) -> Bag { Bag().after(steps, taking: { _ in 0 }) }  // FAULT: takes them all.
}

extension Lesson {
  static let unidirectionalFlow = Lesson(
    "unidirectional-flow", "Unidirectional Data Flow", fault: "taking one thing takes all of its kind"
  ) {
    let twoThenOne: [Bag.Step] = [.put("pen"), .put("pen"), .take("pen")]
    let oneThenOne: [Bag.Step] = [.put("pen"), .take("pen")]
    let correct = Bag.correct(twoThenOne)
    let faulty = Bag.faulty(twoThenOne)
    Part(
      "The same steps, two reducers",
      Contrasts {
        contrast("compare-state", correct: correct, faulty: faulty) { $0 == Bag(counts: ["pen": 1]) }
        contrast(
          "remaining-quantity", correct: correct.counts["pen", default: 0], faulty: faulty.counts["pen", default: 0]
        ) { $0 == 1 }
        contrast(
          "quantity-not-negative", correct: correct.counts["pen", default: 0],
          faulty: faulty.counts["pen", default: 0]
        ) { $0 >= 0 }
        contrast(
          "single-quantity-item", correct: Bag.correct(oneThenOne).counts.count,
          faulty: Bag.faulty(oneThenOne).counts.count
        ) { $0 == 0 }
      })
    let table = try withRecords { records in
      try records.record("bag", faulty.description)
      return Contrasts {
        bound(
          "recorded", at: ["record-two-adds-one-remove": twoThenOne, "record-one-add-one-remove": oneThenOne],
          correct: Bag.correct, faulty: Bag.faulty,
          check: { bag, _ in try records.checking.equal("bag", bag.description).answer == .pass })
      }
    }
    Part("A sample recorded from the faulty reducer", table)
  }
}
