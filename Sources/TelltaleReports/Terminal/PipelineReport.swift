package import Telltale

/// A study of pipelines as tables for people: for each pipeline how its steps went on both versions, a row for each step
/// and one for the whole, and how many rows fall into each category.
package struct PipelineReport: Sendable {
  /// The columns that lines may take up.
  package var width: Int
  package var style: TextStyle
  package var detail: TerminalReport.Detail

  /// A report of this shape; less than 72 columns are taken as 72.
  package init(width: Int = 80, style: TextStyle = .plain, detail: TerminalReport.Detail = .standard) {
    self.width = max(width, 72)
    self.style = style
    self.detail = detail
  }

  /// The report's text, ended by a newline.
  ///
  /// - Parameter failures: The steps without a pass, whose last words stand below the tables.
  package func text(of study: Study, failures: [StepFailure]) -> String {
    let traces = study.traces ?? []
    let labels = study.versionLabels
    var blocks = [summary(of: study, labels)]
    if detail != .summary {
      for correct in traces where correct.fault == nil {
        let others = traces.filter { $0.pipeline == correct.pipeline && $0.fault != nil }
        blocks.append(pipeline(correct, others.map { (labels[$0.fault ?? ""] ?? "", $0) }))
      }
      blocks += outputs(failures, labels)
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func summary(of study: Study, _ labels: [String: String]) -> [String] {
    let rows = study.pipelineRows
    var lines = [style(study.subject.name.singleLine, .heading)]
    if let version = study.subject.version { lines += field("correct", version.singleLine) }
    for (id, label) in labels.sorted(by: { $0.value < $1.value }) {
      let title = study.faults.first { $0.id == id }?.title
      if title != nil || label != id { lines += field(label, id.singleLine) }
      if let title { lines += field("", title.singleLine) }
    }
    lines += field("faults", study.faultTotals)
    lines += field("rows", "\(rows.count.grouped): \(Tally(rows).sentence)")
    if !study.summary.complete { lines += field("incomplete", "not every pipeline was run on every version") }
    return lines
  }

  private func field(_ name: String, _ text: String) -> [String] {
    text.wrapped(to: width - 13).enumerated().map { index, line in
      ("  " + (index == 0 ? name : "")).padded(to: 13) + line
    }
  }

  /// The traces of one pipeline, and a table for each faulty version.
  private func pipeline(_ correct: Study.Trace, _ others: [(label: String, trace: Study.Trace)]) -> [String] {
    let title = correct.pipeline.split(separator: "/").dropLast().joined(separator: ", ")
    var lines = title.isEmpty ? [] : [style(title.singleLine, .heading)]
    let column = max(7, others.map(\.label.displayWidth).max() ?? 0) + 2
    lines += trace(correct, of: "correct", column)
    for other in others { lines += trace(other.trace, of: other.label, column) }
    for other in others {
      lines.append("")
      if others.count > 1 { lines.append("  " + style(other.label, .heading)) }
      lines += table(correct, other.trace)
    }
    return lines
  }

  private func trace(_ trace: Study.Trace, of version: String, _ column: Int) -> [String] {
    let text = trace.description.singleLine.wrapped(to: width - 2 - column)
    let name = version.padded(to: column)
    return text.enumerated().map { index, line in
      "  " + (index == 0 ? name : String(repeating: " ", count: column)) + line
    }
  }

  /// A row for each step, and one for the pipeline as a whole.
  private func table(_ correct: Study.Trace, _ faulty: Study.Trace) -> [String] {
    let rows = correct.rows(against: faulty)
    let answers = max(rows.map { $0.correct.stepWord.count }.max() ?? 0, 7) + 2
    let faulties = max(rows.map { $0.faulty.stepWord.count }.max() ?? 0, 7) + 2
    let names = min(max(rows.map(\.name.displayWidth).max() ?? 0, 8), width - 4 - answers - faulties - 16) + 2
    let titles = "  " + "".padded(to: names) + "correct".padded(to: answers) + "faulty"
    let body = rows.map { row in
      "  " + row.name.singleLine.shortenedInMiddle(to: names - 2).padded(to: names)
        + row.correct.stepWord.padded(to: answers) + row.faulty.stepWord.padded(to: faulties)
        + style(row.separation.rawValue, row.separation.role)
    }
    return [style(titles, .aside)] + body + ["  " + Tally(rows.map(\.separation)).sentence] + reading(rows)
  }

  /// What a pipeline of one colour on both versions says, which is easily taken for more than it is.
  private func reading(_ rows: [Study.Trace.Row]) -> [String] {
    let telling = rows.dropLast().filter { $0.separation == .separating }.map(\.name)
    let words: String? =
      switch rows.last?.separation {
      case .noisy? where telling.isEmpty: "Red on both versions: nothing here says whether the fault would be seen."
      case .noisy?: "Red on both versions: only \(telling.joined(separator: ", ")) tells the fault."
      case .blind?: "Green on both versions: no step sees the fault."
      default: nil
      }
    return words.map { $0.singleLine.wrapped(to: width - 2).map { "  " + $0 } } ?? []
  }

  /// The last words of the steps without a pass, those that are the same on several versions once.
  private func outputs(_ failures: [StepFailure], _ labels: [String: String]) -> [[String]] {
    var groups: [(first: StepFailure, versions: [String])] = []
    for failure in failures {
      let same = groups.firstIndex { group in
        group.first.check == failure.check && group.first.words == failure.words && group.first.lines == failure.lines
      }
      if let same { groups[same].versions.append(failure.version) } else { groups.append((failure, [failure.version])) }
    }
    return groups.map { failure, versions in
      let names = versions.map { labels[$0] ?? $0 }
      let title = "\(failure.check) on \(names.joined(separator: ", ")): \(failure.words)"
      return title.singleLine.wrapped(to: width)
        + failure.lines.flatMap { $0.printable.pieces(of: width - 4) }.map { "  | " + $0 }
        + (failure.log.map { [style("  all of it: \($0.singleLine)", .aside)] } ?? [])
    }
  }
}

extension Study {
  /// What reports call the versions of the faults that pipelines were run on, by the faults' ids: `faulty`, or `faulty 1`
  /// and so on in the order in which they were run.
  fileprivate var versionLabels: [String: String] {
    var ids: [String] = []
    for case let id? in (traces ?? []).map(\.fault) where !ids.contains(id) { ids.append(id) }
    let labels = ids.count == 1 ? ["faulty"] : ids.indices.map { "faulty \($0 + 1)" }
    return Dictionary(uniqueKeysWithValues: zip(ids, labels))
  }

  /// The separation of each step and pipeline on each fault, as its traces tell.
  fileprivate var pipelineRows: [Separation] {
    let correct = (traces ?? []).filter { $0.fault == nil }
    return (traces ?? []).filter { $0.fault != nil }.flatMap { faulty in
      correct.first { $0.pipeline == faulty.pipeline }?.rows(against: faulty).map(\.separation) ?? []
    }
  }
}

extension Study.Trace {
  /// A step of a pipeline, or the whole, on two versions.
  struct Row {
    var name: String
    var correct: Answer
    var faulty: Answer
    var separation: Separation { Separation(correct: correct, faulty: faulty) }
  }

  /// The rows of this trace, which is the correct version's, beside those of another version.
  func rows(against faulty: Study.Trace) -> [Row] {
    zip(steps, faulty.steps).map { Row(name: $0.name, correct: $0.answer, faulty: $1.answer) }
      + [Row(name: "pipeline", correct: answer, faulty: faulty.answer)]
  }
}

extension Tally<Separation> {
  /// `2 separating, 1 blind, 0 noisy, 0 inverted; 1 outside-category`.
  var sentence: String {
    let four = Separation.allCases.filter { $0 != .outsideCategory }.map { "\(self[$0].grouped) \($0.rawValue)" }
    let outside = self[.outsideCategory]
    return four.joined(separator: ", ") + (outside > 0 ? "; \(outside.grouped) outside-category" : "")
  }
}

extension Separation {
  fileprivate var role: TextStyle.Role {
    switch self {
    case .separating: .good
    case .blind: .warning
    case .noisy, .inverted: .bad
    case .outsideCategory: .aside
    }
  }
}

extension String {
  /// A line of a program's output without what would steer a terminal; its spaces stay.
  fileprivate var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": result += "    "
      case _ where scalar.properties.generalCategory == .control: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in lines of at most `width` columns, cut wherever that may be: a program's output is not only words.
  fileprivate func pieces(of width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in self {
      used += character.displayWidth
      if used > width {
        pieces.append("")
        used = character.displayWidth
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}
