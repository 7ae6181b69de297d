import Telltale

extension TerminalReport {
  /// Whether a study is of a fix and what was before.
  func isFix(_ study: Study) -> Bool {
    study.faults.count == 1 && study.checks.contains { $0.origin != nil }
  }

  /// The fix, the tests that it added or changed, and what the others say that is worth knowing.
  func regressBlocks(of study: Study) -> [[String]] {
    let table = VersionTable(study, titles: ["without"])
    let own = study.checks.filter { $0.origin == .added || $0.origin == .changed }
    let others = study.checks.filter { $0.origin == .existing }
    var blocks = [fixSummary(of: study)]
    if detail == .summary { return blocks }
    if !own.isEmpty {
      let title = style("Tests that the fix added or changed (\(own.count.grouped))", .heading)
      blocks.append([title] + fixRows(own.sorted(by: Check.worstFirst), table))
    }
    guard !others.isEmpty else { return blocks }
    let blind = others.filter { $0.category == .blind }
    let telling = others.filter { detail == .everything || $0.category != .blind }.sorted(by: Check.worstFirst)
    var lines = [style("Other tests (\(others.count.grouped))", .heading)]
    if detail != .everything, !blind.isEmpty {
      lines += paragraph("\(blind.count.counted("test")) passing with the fix and without it.", indentation: 2)
    }
    if !telling.isEmpty { lines += fixRows(telling, table) }
    return blocks + [lines]
  }

  private func fixSummary(of study: Study) -> [String] {
    let subject = study.subject
    let fault = study.faults[0]
    var lines = [style(subject.name.singleLine, .heading)]
    let revision = subject.revision.map { $0 == subject.version ? "" : " at \($0.abbreviatedRevision)" } ?? ""
    lines += field("fix", (subject.version ?? "") + revision)
    if let title = fault.title { lines += field("", title.singleLine) }
    let verdict = study.fixVerdict
    if fault.status == .uncompiled {
      lines += field("without it", fault.outcome, role: .warning)
    } else {
      let role: TextStyle.Role = if case .separated = verdict { .good } else { .warning }
      lines += field("outcome", sentence(verdict), role: role)
      if let note = fault.note { lines += field("", note.singleLine) }
    }
    lines += field("checks", study.checkTotals)
    return lines
  }

  /// What the tests that a fix added or changed say of it.
  private func sentence(_ verdict: Study.FixVerdict) -> String {
    switch verdict {
    case .outsideCategory(0): "it added or changed no test that was found"
    case .outsideCategory(1): "the test that it added or changed did not run on both sides"
    case .outsideCategory(let count): "none of the \(count.grouped) tests that it added or changed ran on both sides"
    case .undecided(_, 1): "undecided: the test that it added or changed is flaky, or was stopped by the wall clock"
    case .undecided(let some, let count):
      "undecided: of the \(count.grouped) tests that it added or changed none is known to fail without it, and "
        + "\(some.grouped) \(some == 1 ? "is" : "are") flaky or stopped by the wall clock"
    case .failing(_, 1): "the test that it added or changed fails with it"
    case .failing(let some, let count):
      "none of the \(count.grouped) tests that it added or changed fails without it only, and \(some.grouped) "
        + "\(some == 1 ? "fails" : "fail") with it"
    case .notSeparated(1): "the test that it added or changed does not fail without it"
    case .notSeparated(let count): "none of the \(count.grouped) tests that it added or changed fails without it"
    case .separated(_, 1): "the test that it added or changed fails without it"
    case .separated(let some, let count) where some == count:
      "all \(count.grouped) tests that it added or changed fail without it"
    case .separated(let some, let count):
      "\(some.grouped) of the \(count.grouped) tests that it added or changed \(some == 1 ? "fails" : "fail") without it"
    }
  }

  private func fixRows(_ checks: [Check], _ table: VersionTable) -> [String] {
    versionRows(checks, table, leading: ("origin", { $0.origin?.rawValue ?? "" }))
  }
}

extension Check {
  /// In the order in which reports show categories.
  fileprivate static func worstFirst(_ one: Check, _ other: Check) -> Bool {
    one.category.rank < other.category.rank
  }
}

extension Check.Category {
  fileprivate var rank: Int {
    let order: [Check.Category] = [.separating, .blind, .inverted, .noisy, .flaky, .outsideCategory]
    return order.firstIndex(of: self) ?? order.count
  }
}
