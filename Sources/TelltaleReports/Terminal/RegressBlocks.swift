package import Telltale

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
    var blocks = [fixSummary(of: study, own: own)]
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

  private func fixSummary(of study: Study, own: [Check]) -> [String] {
    let subject = study.subject
    let fault = study.faults[0]
    var lines = [style(subject.name.singleLine, .heading)]
    let revision = subject.revision.map { $0 == subject.version ? "" : " at \($0.abbreviatedRevision)" } ?? ""
    lines += field("fix", (subject.version ?? "") + revision)
    if let title = fault.title { lines += field("", title.singleLine) }
    let separating = own.count { $0.category == .separating }
    if fault.status == .uncompiled {
      lines += field("without it", fault.outcome, role: .warning)
    } else {
      lines += field("outcome", sentence(of: own), role: separating > 0 ? .good : .warning)
      if let note = fault.note { lines += field("", note.singleLine) }
    }
    lines += field("checks", study.checkTotals)
    return lines
  }

  /// What the tests that a fix added or changed say of it.
  private func sentence(of own: [Check]) -> String {
    let separating = own.count { $0.category == .separating }
    let hasRun = own.contains { $0.category != .outsideCategory }
    return switch (own.count, separating) {
    case (0, _): "it added or changed no test that was found"
    case (1, _) where !hasRun: "the test that it added or changed did not run on both sides"
    case (let count, _) where !hasRun: "none of the \(count.grouped) tests that it added or changed ran on both sides"
    case (1, 0): "the test that it added or changed does not fail without it"
    case (1, _): "the test that it added or changed fails without it"
    case (let count, 0): "none of the \(count.grouped) tests that it added or changed fails without it"
    case (let count, let some) where some == count:
      "all \(count.grouped) tests that it added or changed fail without it"
    case (let count, let some):
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
