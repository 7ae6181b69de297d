package import Telltale

extension TerminalReport {
  /// Whether a study is of few versions, so that a table of checks and versions says it all.
  func isContrast(_ study: Study) -> Bool {
    study.subject.version != nil && study.faults.count <= 6
  }

  /// The versions, and a table of checks and what they answered on each version.
  func contrastBlocks(of study: Study) -> [[String]] {
    let table = VersionTable(study)
    var blocks = [contrastSummary(of: study, table)]
    if detail == .summary { return blocks }
    let byCategory = Dictionary(grouping: study.checks, by: \.category)
    for category in Self.contrastOrder {
      guard let checks = byCategory[category] else { continue }
      let words = category.words
      let heading = style("\(words.title) (\(checks.count.grouped))", words.role) + ": " + category.meaningOfVersions
      // That most checks pass on both is as it should be.
      blocks.append([heading] + versionRows(checks, table, atMost: category == .blind ? 6 : 20))
    }
    return blocks
  }

  private static let contrastOrder: [Check.Category] = [
    .separating, .inverted, .noisy, .flaky, .outsideCategory, .blind,
  ]

  func contrastSummary(of study: Study, _ table: VersionTable) -> [String] {
    let subject = study.subject
    var lines = [style(subject.name.singleLine, .heading)]
    let revision = subject.revision.map { $0 == subject.version ? "" : " at \($0.abbreviatedRevision)" } ?? ""
    lines += field("correct", (subject.version ?? "the package as it is") + revision)
    for (fault, letter) in zip(study.faults, table.titles) {
      let name = study.faults.count == 1 ? "faulty" : "faulty \(letter)"
      lines += field(name, fault.id.singleLine)
      if let title = fault.title { lines += field("", title.singleLine) }
      lines += field("", fault.outcome, role: fault.outcomeRole)
    }
    lines += field("checks", study.checkTotals)
    return lines
  }

  /// A row for each check: what it answered on the correct version, and on each faulty one.
  ///
  /// - Parameter leading: The title of a column in front, and what stands in it.
  func versionRows(
    _ checks: [Check], _ table: VersionTable, atMost limit: Int = 20,
    leading: (title: String, text: (Check) -> String)? = nil
  ) -> [String] {
    let (entries, rest) = shown(checks, indentation: 2, atMost: limit)
    let front = leading.map { leading in entries.map { leading.text($0) } } ?? []
    let frontWidth = ((leading.map { [$0.title] } ?? []) + front).map(\.displayWidth).max() ?? 0
    func line(_ cells: [String], _ front: String) -> String {
      (leading == nil ? "" : "  " + front.padded(to: frontWidth))
        + zip(cells, table.widths).map { "  " + $0.rightAligned(in: $1) }.joined()
    }
    let header = line(table.columns, leading?.title ?? "")
    let room = max(20, width - 2 - header.displayWidth)
    return [style(String(repeating: " ", count: room + 2) + header, .aside)]
      + entries.enumerated().flatMap { index, check -> [String] in
        let cells = line(table.cells(of: check), leading == nil ? "" : front[index])
        let note = check.note.map { paragraph($0.singleLine, indentation: 6) } ?? []
        let id = check.id.singleLine
        guard detail == .everything, id.displayWidth > room else {
          return [indent(id.shortenedInMiddle(to: room).padded(to: room) + cells, by: 2)] + note
        }
        return [indent(id, by: 2), indent(String(repeating: " ", count: room) + cells, by: 2)] + note
      } + rest
  }
}

/// What each check answered on each version.
struct VersionTable {
  /// What stands over the columns of the faulty versions.
  let titles: [String]
  /// How wide each column is: the correct version's first.
  private(set) var widths: [Int] = []
  private let faults: [Fault]
  private let answers: [String: [String: Answer]]

  /// - Parameter titles: What stands over the columns of the faulty versions; `faulty`, or letters, unless given.
  init(_ study: Study, titles: [String]? = nil) {
    faults = study.faults
    self.titles =
      titles
      ?? (faults.count == 1
        ? ["faulty"] : faults.indices.map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0 % 26))) })
    var answers: [String: [String: Answer]] = [:]
    for row in study.verdicts {
      for verdict in row.checks { answers[verdict.check, default: [:]][row.fault] = verdict.faulty }
    }
    self.answers = answers
    let rows = [columns] + study.checks.map { cells(of: $0) }
    widths = columns.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
  }

  /// What stands over the columns.
  var columns: [String] { ["correct"] + titles }

  /// The answers of a check: on the correct version, and then on each faulty one.
  func cells(of check: Check) -> [String] {
    [check.correct.cell] + faults.map { answer(of: check, on: $0)?.cell ?? "-" }
  }

  private func answer(of check: Check, on fault: Fault) -> Answer? {
    if let answer = answers[check.id]?[fault.id] { return answer }
    // Studies leave out pairs that are unreached: there the check answers as it does on the correct version.
    let isMeasured = [.seen, .unseen, .undecided].contains(fault.status)
    return isMeasured && check.correct.didRun ? check.correct : nil
  }
}

extension Answer {
  /// The answer in a word or two.
  package var cell: String {
    switch self {
    case .pass: "passes"
    case .fail(.assertion): "fails"
    case .fail(.error): "error"
    case .fail(.crash): "crashes"
    case .fail(.exit): "exits"
    case .fail(.workLimit): "work limit"
    case .fail(.timeLimit): "time limit"
    case .fail(.memoryLimit): "memory limit"
    case .didNotRun(.skipped): "skipped"
    case .didNotRun(.disabled): "disabled"
    case .didNotRun(.uncompiled): "uncompiled"
    case .didNotRun(.notFound): "not there"
    case .didNotRun(.stopped): "stopped"
    }
  }
}

extension Fault {
  /// What became of a version, in words.
  var outcome: String {
    switch status {
    case .seen: "seen by \(seenBy.count.counted("check"))"
    case .unseen: "no check sees it"
    case .undecided: "undecided: only flaky or limited checks could tell"
    case .uncompiled where file == id: "left out" + (note.map { ": \($0.singleLine)" } ?? "")
    case .uncompiled: "does not compile" + (note.map { ": \($0.singleLine)" } ?? "")
    case .ignored: "ignored"
    case .pending: "not measured"
    }
  }

  var outcomeRole: TextStyle.Role {
    switch status {
    case .seen: .good
    case .unseen, .undecided, .uncompiled, .ignored, .pending: .warning
    }
  }
}

extension Check.Category {
  /// What it means where versions are put side by side.
  fileprivate var meaningOfVersions: String {
    switch self {
    case .inverted: "fails on the correct version, passes on a faulty one"
    case .noisy: "fails on both"
    case .flaky: "its answers to one version differ, so it decides nothing"
    case .blind: "passes on both"
    case .outsideCategory: "did not run on one of them, counted apart"
    case .separating: "passes on the correct version, fails on a faulty one"
    }
  }
}
