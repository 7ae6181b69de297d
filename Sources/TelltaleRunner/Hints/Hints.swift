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

  /// What there is to say of a fault.
  fileprivate enum Finding {
    case sentence(String)
    /// This check comes closest to seeing it.
    case closest(Check)
  }

  /// The study with its hints; the sources that they quote are read several at once.
  func added(to study: Study) async throws -> Study {
    var study = study
    let rows = Dictionary(study.verdicts.map { ($0.fault, $0) }, uniquingKeysWith: { first, _ in first })
    let nearest = NearestCheck(study)
    let unseen = study.faults.indices.filter { study.faults[$0].status == .unseen }
    let files = try await Set(unseen.map { study.faults[$0].file }).concurrentMap(slots: package.options.slots) {
      self.comparisons(in: $0)
    }
    let comparisons = files.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    var findings: [Int: Finding] = [:]
    for index in unseen {
      guard let row = rows[study.faults[index].id] else { continue }
      findings[index] = try finding(of: study.faults[index], row, nearest, comparisons)
    }
    let assertions = try await self.assertions(of: findings.values.compactMap(\.closest))
    for (index, finding) in findings {
      study.faults[index].hint =
        switch finding {
        case .sentence(let sentence): sentence
        case .closest(let check): NearestCheck.sentence(check, assertions[check.id])
        }
    }
    return study
  }

  private func finding(
    of fault: Fault, _ row: Study.Row, _ nearest: NearestCheck, _ comparisons: [String: ComparisonText]
  ) throws -> Finding? {
    let reasons = Set(row.checks.compactMap(\.blindness))
    if reasons.contains(.unnoticed) { return nearest.check(for: fault, in: row).map(Finding.closest) }
    guard reasons.contains(.uninfected), let number = numbers[fault.id], let comparison = comparisons[fault.id] else {
      return nil
    }
    let checks = row.checks.filter { $0.blindness == .uninfected }.map(\.check)
    let seen = try checks.compactMap { try operands(of: number, in: pages[$0] ?? []) }
    return BoundaryHint(comparison, operands: seen, checks: checks.count).sentence.map(Finding.sentence)
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

  /// What checks assert on, by their ids; without those of which that can't be told.
  private func assertions(of checks: [Check]) async throws -> [String: Assertions] {
    // A test that is declared outside of the package has an absolute path.
    let readable = Set(checks.filter { $0.line > 0 && !$0.file.isEmpty && !$0.file.hasPrefix("/") })
    let files = try await Dictionary(grouping: readable, by: \.file).concurrentMap(slots: package.options.slots) {
      (path, checks) -> [String: Assertions] in
      let source = SourceFile(path: path, text: try package.mirror.originalText(path))
      let found = Assertions.ofTests(at: Set(checks.map(\.line)), in: source)
      return Dictionary(uniqueKeysWithValues: checks.compactMap { check in found[check.line].map { (check.id, $0) } })
    }
    return files.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}

extension Hints.Finding {
  fileprivate var closest: Check? { if case .closest(let check) = self { check } else { nil } }
}
