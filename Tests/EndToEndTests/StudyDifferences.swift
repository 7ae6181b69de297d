import Telltale

/// What two studies of the same package say differently, told apart by whether a check that one of them marks as
/// wavering can be the reason.
struct StudyDifferences {
  /// What no check that is marked can be the reason of, a short sentence each.
  private(set) var unexplained: [String] = []
  /// How many differences concern checks that are marked, or faults that such checks reach.
  private(set) var explained = 0
  /// The ids of the checks that a study marks as unstable or flaky.
  let marked: Set<String>

  init(_ first: Study, _ second: Study) {
    marked = Set((first.checks + second.checks).filter { $0.unstable || $0.category == .flaky }.map(\.id))
    if first.tool != second.tool || first.subject != second.subject { unexplained.append("the subject") }
    compareChecks(first.checks, second.checks)
    let rows = [first, second].map { Dictionary(uniqueKeysWithValues: $0.verdicts.map { ($0.fault, $0.checks) }) }
    compareFaults(first.faults, second.faults, rows)
    for fault in first.faults { compareVerdicts(of: fault.id, rows[0][fault.id] ?? [], rows[1][fault.id] ?? []) }
    if explained == 0, first.summary != second.summary { unexplained.append("the totals") }
  }

  private mutating func compareChecks(_ first: [Check], _ second: [Check]) {
    guard first.map(\.id) == second.map(\.id) else { return unexplained.append("which checks there are") }
    for (one, other) in zip(first, second) where one != other {
      var adapted = other
      adapted.correct = one.correct
      adapted.category = one.category
      adapted.counts = one.counts
      adapted.alone = one.alone
      adapted.unstable = one.unstable
      note("\(one.id): \(one.summed) | \(other.summed)", isExplained: marked.contains(one.id) && adapted == one)
    }
  }

  private mutating func compareFaults(_ first: [Fault], _ second: [Fault], _ rows: [[String: [Verdict]]]) {
    guard first.map(\.id) == second.map(\.id) else { return unexplained.append("which faults there are") }
    for (one, other) in zip(first, second) where one != other {
      var adapted = other
      adapted.status = one.status
      adapted.hint = one.hint
      adapted.seenBy = one.seenBy
      let isReached = rows.contains { ($0[one.id] ?? []).contains { marked.contains($0.check) } }
      let agree = one.seenBy.filter { !marked.contains($0) } == other.seenBy.filter { !marked.contains($0) }
      note(
        "\(one.id): \(one.status) \(one.seenBy) \(one.hint ?? "") | \(other.status) \(other.seenBy) \(other.hint ?? "")",
        isExplained: isReached && agree && adapted == one)
    }
  }

  private mutating func compareVerdicts(of fault: String, _ first: [Verdict], _ second: [Verdict]) {
    let one = Dictionary(uniqueKeysWithValues: first.map { ($0.check, $0) })
    let other = Dictionary(uniqueKeysWithValues: second.map { ($0.check, $0) })
    for check in Set(one.keys).union(other.keys).sorted() where one[check] != other[check] {
      note(
        "\(fault), \(check): \(one[check]?.summed ?? "unreached") | \(other[check]?.summed ?? "unreached")",
        isExplained: marked.contains(check))
    }
  }

  private mutating func note(_ difference: String, isExplained: Bool) {
    if isExplained { explained += 1 } else { unexplained.append(difference) }
  }
}

extension Check {
  fileprivate var summed: String { "\(correct) \(category) \(counts) alone=\(alone) unstable=\(unstable)" }
}

extension Verdict {
  fileprivate var summed: String {
    "\(separation) \(correct) \(faulty) \(blindness.map { "\($0)" } ?? "") \(evidence)"
  }
}
