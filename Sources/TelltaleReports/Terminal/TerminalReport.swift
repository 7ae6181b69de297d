package import Telltale

/// A study as a table for people: totals, the checks by category with the worst first, and the faults that no check
/// sees with the reason why.
package struct TerminalReport: Sendable {
  /// How much of a study the report tells.
  package enum Detail: Sendable, Hashable {
    /// Only the totals.
    case summary
    /// Of each list the first entries.
    case standard
    /// Every check and every fault.
    case everything
  }

  /// The columns that lines may take up.
  package var width: Int
  package var style: TextStyle
  package var detail: Detail

  /// A report of this shape; less than 72 columns are taken as 72.
  package init(width: Int = 80, style: TextStyle = .plain, detail: Detail = .standard) {
    self.width = max(width, 72)
    self.style = style
    self.detail = detail
  }

  /// The report's text, ended by a newline.
  package func text(of study: Study) -> String {
    let blocks =
      isFix(study)
      ? regressBlocks(of: study) : isContrast(study) ? contrastBlocks(of: study) : matrixBlocks(of: study)
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func matrixBlocks(of study: Study) -> [[String]] {
    let blocks = [summary(of: study)]
    return detail == .summary ? blocks : blocks + checkSections(of: study) + faultSections(of: study)
  }

  /// The entries of a list that are shown, and the line that stands for the others.
  func shown<Entry>(
    _ entries: [Entry], indentation: Int, atMost limit: Int = 20
  ) -> (entries: ArraySlice<Entry>, rest: [String]) {
    guard detail != .everything && entries.count > limit else { return (entries[...], []) }
    let rest = "… and \((entries.count - limit).grouped) more (--verbose lists them)"
    return (entries.prefix(limit), [indent(style(rest, .aside), by: indentation)])
  }

  /// A paragraph wrapped to the report's width.
  func paragraph(_ text: String, indentation: Int) -> [String] {
    text.wrapped(to: width - indentation).map { indent($0, by: indentation) }
  }

  func indent(_ line: String, by columns: Int) -> String {
    String(repeating: " ", count: columns) + line
  }
}
