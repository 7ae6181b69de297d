package import Telltale

extension TerminalReport {
  /// What was measured, and the totals.
  func summary(of study: Study) -> [String] {
    let summary = study.summary
    let subject = study.subject
    let revision = subject.revision.map { " at \($0.abbreviatedRevision)" } ?? ""
    var lines = [style(subject.name.singleLine, .heading) + revision]
    if let selection = subject.selection.sentence { lines += field("selection", selection) }
    lines += field("operators", subject.selection.operators.joined(separator: ", "))
    lines += field("score", score(summary), role: role(summary))
    lines += field("faults", study.faultTotals)
    lines += field("checks", study.checkTotals)
    lines += field("pairs", summary.pairTotals)
    if !summary.complete {
      let pending = study.faults.count { $0.status == .pending }
      lines += field(
        "incomplete", "\(pending.counted("fault")) not measured; the totals count what was", role: .warning)
    }
    return lines
  }

  private func score(_ summary: Study.Summary) -> String {
    guard let score = summary.score else { return "none: no fault was measured" }
    return "\(score.percentage), \(summary.seen.grouped) of \((summary.seen + summary.unseen).counted("fault")) seen"
  }

  private func role(_ summary: Study.Summary) -> TextStyle.Role {
    switch summary.score {
    case nil: .warning
    case 100: .good
    default: .heading
    }
  }

  /// A name, and a text that is wrapped in a column of its own.
  func field(_ name: String, _ text: String, role: TextStyle.Role? = nil) -> [String] {
    let indentation = 13
    return text.wrapped(to: width - indentation).enumerated().map { index, line in
      let start = "  " + (index == 0 ? name : "")
      return start.padded(to: indentation) + (role.map { style(line, $0) } ?? line)
    }
  }
}

extension Study.Selection {
  /// What was left out, in words; nil where everything was measured.
  fileprivate var sentence: String? {
    var parts: [String] = []
    if !files.isEmpty { parts.append("files \(files.joined(separator: ", "))") }
    if !exclude.isEmpty { parts.append("without \(exclude.joined(separator: ", "))") }
    if let tests { parts.append("tests that match \(tests)") }
    if let diff { parts.append("lines changed since \(diff)") }
    if let shard { parts.append("shard \(shard)") }
    if let sample { parts.append("\(sample.count.counted("fault")) drawn with seed \(sample.seed)") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ").singleLine
  }
}

extension Study {
  var faultTotals: String {
    let named = Fault.Status.allCases.map { status in
      (status.rawValue, faults.count { $0.status == status })
    }
    return totals(named, of: faults.count)
  }

  var checkTotals: String {
    let named = Check.Category.worstFirst.map { category in
      (category.rawValue, checks.count { $0.category == category })
    }
    return totals(named, of: checks.count)
  }

  private func totals(_ named: [(name: String, count: Int)], of total: Int) -> String {
    let parts = named.filter { $0.count > 0 }.map { "\($0.count.grouped) \($0.name)" }
    return ([total.grouped] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")])).joined(separator: ": ")
  }
}

extension Study.Summary {
  fileprivate var pairTotals: String {
    var text = "\(pairs.grouped): \(ran.grouped) ran, \(derived.grouped) derived"
    if outside > 0 { text += ", \(outside.grouped) outside-category" }
    if limited > 0 { text += "; \(limited.grouped) stopped by a limit" }
    return text
  }
}

extension Check.Category {
  /// The order in which reports show the categories.
  package static let worstFirst: [Check.Category] = [
    .inverted, .noisy, .flaky, .blind, .outsideCategory, .separating,
  ]
}

extension String {
  /// A git revision cut to the usual ten digits; the mark of a changed tree stays.
  var abbreviatedRevision: String {
    let mark = hasSuffix("+") ? "+" : ""
    let digits = mark.isEmpty ? self : String(dropLast())
    return (digits.count == 40 ? String(digits.prefix(10)) : digits) + mark
  }
}
