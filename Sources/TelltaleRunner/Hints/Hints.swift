import Foundation
import Telltale
import TelltaleFaults

/// Writes one sentence on what would separate each fault that no check sees, where that can be told.
struct Hints {
  let package: PreparedPackage
  /// The numbers of the faults' switches, by id.
  let numbers: [String: Int32]
  /// The pages that each check recorded into, by the check's id.
  let pages: [String: [Page]]

  /// The study with its hints.
  func added(to study: Study) throws -> Study {
    var study = study
    let rows = Dictionary(study.verdicts.map { ($0.fault, $0) }, uniquingKeysWith: { first, _ in first })
    let nearest = NearestCheck(study)
    var assertions: [String: Assertions?] = [:]
    let unseen = study.faults.indices.filter { study.faults[$0].status == .unseen }
    for (path, indices) in Dictionary(grouping: unseen, by: { study.faults[$0].file }) {
      let comparisons = comparisons(in: path)
      for index in indices {
        guard let row = rows[study.faults[index].id] else { continue }
        study.faults[index].hint = try hint(for: study.faults[index], row, nearest, comparisons, &assertions)
      }
    }
    return study
  }

  private func hint(
    for fault: Fault, _ row: Study.Row, _ nearest: NearestCheck, _ comparisons: [String: ComparisonText],
    _ assertions: inout [String: Assertions?]
  ) throws -> String? {
    let reasons = Set(row.checks.compactMap(\.blindness))
    if reasons.contains(.unnoticed) {
      guard let check = nearest.check(for: fault, in: row) else { return nil }
      let asserted = try assertions[check.id] ?? self.assertions(of: check)
      assertions[check.id] = .some(asserted)
      return NearestCheck.sentence(check, asserted)
    }
    guard reasons.contains(.uninfected), let number = numbers[fault.id], let comparison = comparisons[fault.id] else {
      return nil
    }
    let checks = row.checks.filter { $0.blindness == .uninfected }.map(\.check)
    let seen = try checks.compactMap { try operands(of: number, in: pages[$0] ?? []) }
    return BoundaryHint(comparison, operands: seen, checks: checks.count).sentence
  }

  /// What all recordings of a check say alike of a comparison's operands; nil where one says nothing.
  private func operands(of number: Int32, in pages: [Page]) throws -> Operands? {
    let recorded = try pages.map { try $0.operands(of: number) }
    guard let first = recorded.first, var common = first else { return nil }
    for other in recorded.dropFirst() {
      guard let other else { return nil }
      common = common.common(with: other)
    }
    return common
  }

  /// The comparisons of a file, by the ids of their faults.
  private func comparisons(in path: String) -> [String: ComparisonText] {
    guard let file = package.selection.files.first(where: { $0.source.path == path }) else { return [:] }
    let texts = ComparisonTexts(in: file.source)
    let found = file.mutants.compactMap { mutant in
      texts.comparison(of: mutant).map { (mutant.fault.id, $0) }
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  private func assertions(of check: Check) throws -> Assertions? {
    // A test that is declared outside of the package has an absolute path.
    guard check.line > 0, !check.file.isEmpty, !check.file.hasPrefix("/") else { return nil }
    return Assertions(
      ofTestAt: check.line, in: SourceFile(path: check.file, text: try package.mirror.originalText(check.file)))
  }
}
