package import Telltale

/// One fault of a study as a patch with its verdicts, or one check with its own.
package enum ShownEntry {
  /// A fault: a subject, what the checks say of it, and the diff.
  ///
  /// - Parameter diff: The unified diff; nil where there is none.
  package static func text(of fault: Fault, in study: Study, diff: String?) -> String {
    var lines = ["Subject: [PATCH] \(subject(fault))", ""]
    lines += ["\(fault.id): \(fault.outcome)"]
    if let hint = fault.hint { lines.append(hint) }
    let verdicts = study.verdicts.first { $0.fault == fault.id }?.checks ?? []
    for verdict in verdicts.sorted(by: { $0.separation.rank < $1.separation.rank }) {
      let reason = verdict.blindness.map { ", \($0.rawValue)" } ?? ""
      lines.append(
        "  \(verdict.separation.rawValue)\(reason): \(verdict.correct.cell) -> \(verdict.faulty.cell)  \(verdict.check)"
      )
    }
    return lines.joined(separator: "\n") + "\n" + (diff.map { "---\n\n" + $0 } ?? "")
  }

  /// A check: where it stands, what it answers, and what it says of each fault that it reaches.
  package static func text(of check: Check, in study: Study) -> String {
    var lines = [check.id]
    if !check.file.isEmpty { lines.append("  at        \(check.file)" + (check.line > 0 ? ":\(check.line)" : "")) }
    lines.append("  correct   \(check.correct.cell)")
    lines.append("  category  \(check.category.rawValue)" + (check.origin.map { ", \($0.rawValue) by the fix" } ?? ""))
    if let note = check.note { lines.append("  note      \(note)") }
    let faults = Dictionary(study.faults.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for separation in Separation.allCases {
      let found = study.verdicts.compactMap { row -> String? in
        guard let verdict = row.checks.first(where: { $0.check == check.id && $0.separation == separation }),
          let fault = faults[row.fault]
        else { return nil }
        return "  \(verdict.faulty.cell)\(verdict.blindness.map { ", \($0.rawValue)" } ?? "")  \(fault.id)"
      }
      if !found.isEmpty { lines += ["", "\(separation.rawValue) (\(found.count.grouped))"] + found }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func subject(_ fault: Fault) -> String {
    if let title = fault.title { return title.singleLine }
    return fault.kind == .mutant ? "\(fault.file):\(fault.line): \(fault.change)" : fault.id
  }
}

extension Separation {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
