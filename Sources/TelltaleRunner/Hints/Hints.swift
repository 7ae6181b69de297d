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
    for index in study.faults.indices where study.faults[index].status == .unseen {
      guard let row = rows[study.faults[index].id] else { continue }
      study.faults[index].hint = try hint(for: study.faults[index], row, nearest)
    }
    return study
  }

  private func hint(for fault: Fault, _ row: Study.Row, _ nearest: NearestCheck) throws -> String? {
    let reasons = Set(row.checks.compactMap(\.blindness))
    if reasons.contains(.unnoticed) {
      guard let check = nearest.check(for: fault, in: row) else { return nil }
      return NearestCheck.sentence(check, try assertions(of: check))
    }
    guard reasons.contains(.uninfected), let number = numbers[fault.id], let comparison = comparison(of: fault) else {
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

  private func comparison(of fault: Fault) -> ComparisonText? {
    guard let file = package.selection.files.first(where: { $0.source.path == fault.file }),
      let mutant = file.mutants.first(where: { $0.fault.id == fault.id })
    else { return nil }
    return ComparisonText(of: mutant, in: file.source)
  }

  private func assertions(of check: Check) throws -> Assertions? {
    // A test that is declared outside of the package has an absolute path.
    guard check.line > 0, !check.file.isEmpty, !check.file.hasPrefix("/") else { return nil }
    return Assertions(
      ofTestAt: check.line, in: SourceFile(path: check.file, text: try package.mirror.originalText(check.file)))
  }
}
