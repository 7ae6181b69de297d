import Telltale

extension TerminalReport {
  /// A block for each category that has checks, the worst first.
  func checkSections(of study: Study) -> [[String]] {
    let byCategory = Dictionary(grouping: study.checks, by: \.category)
    return Check.Category.worstFirst.compactMap { category in
      guard let checks = byCategory[category] else { return nil }
      return section(category, checks, in: study)
    }
  }

  private func section(_ category: Check.Category, _ checks: [Check], in study: Study) -> [String] {
    let lines = heading(category, checks.count)
    switch category {
    case .inverted: return lines + invertedChecks(checks, in: study)
    case .blind: return lines + blindChecks(checks)
    case .outsideCategory: return lines + outsideChecks(checks)
    case .separating where detail != .everything: return lines + separatingTotals(checks, in: study)
    case .noisy, .flaky, .separating: return lines + table(checks, category)
    }
  }

  private func heading(_ category: Check.Category, _ count: Int) -> [String] {
    let words = category.words
    return [style("\(words.title) (\(count.grouped))", words.role) + ": " + words.meaning]
      + paragraph(words.advice, indentation: 2)
  }

  private func table(_ checks: [Check], _ category: Check.Category) -> [String] {
    let columns = category.columns(for: checks)
    let (entries, rest) = shown(checks, indentation: 2)
    return [columnTitles(columns)] + entries.flatMap { row($0, columns, indentation: 2) } + rest
  }

  private func invertedChecks(_ checks: [Check], in study: Study) -> [String] {
    let columns = Check.Category.inverted.columns(for: checks)
    let faults = Dictionary(study.faults.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var passedOn: [String: [Fault]] = [:]
    for row in study.verdicts {
      guard let fault = faults[row.fault] else { continue }
      for verdict in row.checks where verdict.separation == .inverted {
        passedOn[verdict.check, default: []].append(fault)
      }
    }
    let (entries, rest) = shown(checks, indentation: 2)
    return [columnTitles(columns)]
      + entries.flatMap { check -> [String] in
        row(check, columns, indentation: 2) + [indent("passes on", by: 4)]
          + faultLines(passedOn[check.id] ?? [], indentation: 6)
      } + rest
  }

  private func blindChecks(_ checks: [Check]) -> [String] {
    let columns = Check.Category.blind.columns(for: checks)
    let groups = Dictionary(grouping: checks) { BlindReading($0.counts) }
    return [columnTitles(columns)]
      + BlindReading.allCases.flatMap { reading -> [String] in
        guard let group = groups[reading] else { return [] }
        let (entries, rest) = shown(group, indentation: 4)
        return paragraph(reading.advice, indentation: 2)
          + entries.flatMap { row($0, columns, indentation: 4) } + rest
      }
  }

  private func outsideChecks(_ checks: [Check]) -> [String] {
    let (entries, rest) = shown(checks, indentation: 2)
    let reasonWidth = entries.map { $0.absence.displayWidth }.max() ?? 0
    let room = width - 4 - reasonWidth
    return entries.flatMap { check -> [String] in
      let id = check.id.singleLine.shortenedInMiddle(to: room)
      let line = id.padded(to: room) + "  " + check.absence.rightAligned(in: reasonWidth)
      return [indent(line, by: 2)] + (check.note.map { paragraph($0.singleLine, indentation: 6) } ?? []) + place(check)
    } + rest
  }

  private func separatingTotals(_ checks: [Check], in study: Study) -> [String] {
    let once = study.faults.count { $0.seenBy.count == 1 }
    let least = checks.map(\.counts.separating).min() ?? 0
    let most = checks.map(\.counts.separating).max() ?? 0
    let range = least == most ? most.counted("fault") : "\(least.grouped) to \(most.counted("fault"))"
    let each = checks.count == 1 ? "It sees" : "Each sees"
    let singly =
      switch once {
      case 0: "no fault is seen by one check only"
      case 1: "1 fault is seen by one check only"
      default: "\(once.grouped) faults are seen by one check only"
      }
    return paragraph("\(each) \(range); \(singly) (--verbose lists them).", indentation: 2)
  }

  private func columnTitles(_ columns: [CountColumn]) -> String {
    style(columns.reduce("") { $0 + "  " + $1.title }.rightAligned(in: width), .aside)
  }

  private func row(_ check: Check, _ columns: [CountColumn], indentation: Int) -> [String] {
    let cells = columns.reduce("") { $0 + "  " + $1.text(check).rightAligned(in: $1.title.displayWidth) }
    let room = width - indentation - cells.displayWidth
    let id = check.id.singleLine
    let first =
      id.displayWidth <= room || detail != .everything
      ? [id.shortenedInMiddle(to: room).padded(to: room) + cells]
      : [id, String(repeating: " ", count: room) + cells]
    let alone =
      check.alone ? [indent(style("answers reliably only when it runs alone", .aside), by: indentation + 2)] : []
    let unstable =
      check.unstable && detail == .everything
      ? [indent(style("what it runs differs with the seed of what is random", .aside), by: indentation + 2)] : []
    return first.map { indent($0, by: indentation) } + alone + unstable + place(check)
  }

  private func place(_ check: Check) -> [String] {
    guard detail == .everything, !check.file.isEmpty else { return [] }
    let line = check.line > 0 ? ":\(check.line)" : ""
    return [indent(style("\(check.file.singleLine)\(line)", .aside), by: 6)]
  }
}

extension Check {
  /// Why the check is outside-category, in a word or two.
  fileprivate var absence: String {
    switch correct {
    case .didNotRun(.skipped): "skipped"
    case .didNotRun(.disabled): "disabled"
    case .didNotRun(.uncompiled): "does not compile"
    case .didNotRun(.notFound): "not found"
    case .didNotRun(.stopped): "an earlier step failed"
    case .pass, .fail: "ran on no faulty version"
    }
  }
}
