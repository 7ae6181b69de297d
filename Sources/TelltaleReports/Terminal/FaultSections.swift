package import Telltale

extension TerminalReport {
  /// Blocks for the faults that no check sees, by the reason why, and for those that could not be decided.
  func faultSections(of study: Study) -> [[String]] {
    let unseen = study.unseenFaults
    var blocks: [[String]] = []
    let total = unseen.values.reduce(0) { $0 + $1.count }
    if total > 0 {
      let title = style("Faults that no check sees (\(total.grouped))", .warning)
      let groups = UnseenReason.allCases.compactMap { reason -> [String]? in
        guard let faults = unseen[reason] else { return nil }
        return paragraph("\(reason.heading) (\(faults.count.grouped)). \(reason.advice)", indentation: 2)
          + faultLines(faults, indentation: 4)
      }
      blocks.append([title] + groups.joined(separator: [""]))
    }
    blocks += section("Undecided faults", .undecided, "only flaky or limited checks could tell", in: study)
    guard detail == .everything else { return blocks }
    blocks += section("Faults that do not compile", .uncompiled, nil, in: study)
    blocks += section("Ignored faults", .ignored, "the source asks for it", in: study)
    blocks += section("Pending faults", .pending, "not measured before the interruption", in: study)
    blocks += seenSection(of: study)
    return blocks
  }

  private func section(_ title: String, _ status: Fault.Status, _ meaning: String?, in study: Study) -> [[String]] {
    let faults = study.faults.filter { $0.status == status }
    guard !faults.isEmpty else { return [] }
    let heading = style("\(title) (\(faults.count.grouped))", .heading) + (meaning.map { ": " + $0 } ?? "")
    return [[heading] + faultLines(faults, indentation: 2)]
  }

  private func seenSection(of study: Study) -> [[String]] {
    let faults = study.faults.filter { $0.status == .seen }
    guard !faults.isEmpty else { return [] }
    let lines = faults.flatMap { fault in
      faultLines([fault], indentation: 2)
        + fault.seenBy.map { indent("seen by \($0.singleLine)".shortenedInMiddle(to: width - 6), by: 6) }
    }
    return [[style("Faults seen (\(faults.count.grouped))", .good)] + lines]
  }

  /// A line for each fault, `file:line:column  original -> replacement`, the second part in a column of its own; where
  /// places are too long for that, it stands on the line below.
  func faultLines(_ faults: [Fault], indentation: Int) -> [String] {
    let (entries, rest) = shown(faults, indentation: indentation)
    let places = entries.map(\.place)
    let longest = places.map(\.displayWidth).max() ?? 0
    let isNarrow = indentation + longest + 2 + 30 <= width
    return zip(entries, places).flatMap { fault, place -> [String] in
      let room = isNarrow ? width - indentation - longest - 2 : width - indentation - 4
      let lines =
        if detail == .everything && fault.change.displayWidth > room {
          [place] + fault.change.wrapped(to: width - indentation - 4).map { indent($0, by: 4) }
        } else if isNarrow {
          [place.padded(to: longest) + "  " + fault.change(fitting: room)]
        } else {
          [place, indent(fault.change(fitting: room), by: 4)]
        }
      let hint = (fault.hint ?? fault.note).map { $0.singleLine.wrapped(to: width - indentation - 4) } ?? []
      return lines.map { indent($0, by: indentation) } + hint.map { indent(style($0, .aside), by: indentation + 4) }
    } + rest
  }
}

extension Fault {
  private static let arrow = " -> "

  /// `original -> replacement` on one line, however long.
  package var change: String {
    guard kind == .mutant else { return title.map { "\(id): \($0)" }?.singleLine ?? id.singleLine }
    return mutation
  }

  /// Where it stands: a patch has no column, and one of no use has no line.
  fileprivate var place: String {
    file.singleLine + (line > 0 ? ":\(line)" : "") + (column > 0 ? ":\(column)" : "")
  }

  private var mutation: String {
    original.singleLine.orNothing + Self.arrow + replacement.singleLine.orNothing
  }

  /// `original -> replacement` on one line of at most `width` columns: what both sides begin with is left out first,
  /// then the shorter side keeps its text, and both are cut to a half where neither fits into one.
  package func change(fitting width: Int) -> String {
    guard kind == .mutant else { return change.shortenedAtEnd(to: width) }
    var left = original.singleLine.orNothing
    var right = replacement.singleLine.orNothing
    let room = width - Self.arrow.count
    guard left.displayWidth + right.displayWidth > room else { return change }
    let common = left.commonPrefix(with: right)
    if common.count > 1 {
      left = "…" + left.dropFirst(common.count)
      right = "…" + right.dropFirst(common.count)
    }
    let half = room / 2
    let shortLeft = left.shortenedAtEnd(to: max(half, room - right.displayWidth))
    return shortLeft + Self.arrow + right.shortenedAtEnd(to: room - shortLeft.displayWidth)
  }
}

extension String {
  /// What both texts begin with, as far as the last space in it, or all of it where one of them ends there.
  fileprivate func commonPrefix(with other: String) -> Substring {
    let common = zip(self, other).prefix { $0 == $1 }.count
    if common == count || common == other.count { return prefix(common) }
    let shared = prefix(common)
    return shared[..<(shared.lastIndex(of: " ") ?? shared.startIndex)]
  }

  fileprivate var orNothing: String { isEmpty ? "(nothing)" : self }
}
