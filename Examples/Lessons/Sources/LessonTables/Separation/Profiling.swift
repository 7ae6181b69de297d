import Telltale

/// A price list that says how much work it does.
private struct PriceList {
  /// How often a formatter is built: once for the list, or again for each row.
  let buildsFormatterForEachRow: Bool

  func draw(rows: Int, work: WorkCounter) -> [String] {
    if !buildsFormatterForEachRow { work.spend(on: "formatter") }
    return (1...rows).map { row in
      if buildsFormatterForEachRow { work.spend(on: "formatter") }
      work.spend(on: "row")
      let cents = 1000 + 25 * row
      return "\(cents / 100).\(cents % 100)"
    }
  }

  var firstRow: String { draw(rows: 20, work: WorkCounter())[0] }

  var spent: Int {
    let work = WorkCounter()
    _ = draw(rows: 20, work: work)
    return work.spent
  }

  static let correct = PriceList(buildsFormatterForEachRow: false)
  static let faulty = PriceList(buildsFormatterForEachRow: true)  // FAULT: each row builds a formatter.
}

extension Lesson {
  static let profiling = Lesson("profiling", "Profiling Tools", fault: "each row builds a formatter of its own") {
    let (correct, faulty) = (PriceList.correct, PriceList.faulty)
    Part(
      "What is drawn, and what it costs",
      Contrasts {
        contrast("rendered-text", correct: correct.firstRow, faulty: faulty.firstRow) { $0 == "10.25" }
        contrast(
          "work-unit-budget", correct: correct.spent, faulty: faulty.spent,
          check: WorkBudget(25, from: "a formatter, twenty rows, and some room").answer)
      })
    Part(
      "Three budgets",
      Contrasts {
        bound(
          "budget", at: ["tight-budget": 10, "fitting-budget": 25, "loose-budget": 50],
          correct: { _ in correct.spent }, faulty: { _ in faulty.spent }, check: { spent, allowed in spent <= allowed })
      })
  }
}
