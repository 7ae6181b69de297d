import Telltale

@Sendable func bounds(print: (Any) -> Void) async {
  let limit = bound("fee", over: 48...52, correct: { fee($0) }, faulty: { faultyFee($0) }) { fee, subtotal in
    fee == (subtotal >= 50 ? 0 : 6)
  }
  print(limit.reading)

  let budget = bound("draw", over: 1...60, correct: { _ in 11 }, faulty: { _ in 41 }) { spent, allowed in
    spent <= allowed
  }
  print(budget.reading)
  for change in budget.changes {
    print("\(change.before.point) \(change.before.separation) | \(change.after.point) \(change.after.separation)")
  }

  let languages = bound(
    "price", at: ["german": ",", "english": "."], correct: { "12\($0)50" }, faulty: { "125\($0)0" }
  ) { text, _ in text == "12,50" }
  print(languages)
}
