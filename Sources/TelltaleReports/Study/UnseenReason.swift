package import Telltale

/// Why no check sees a fault: how far the check that came closest got.
package enum UnseenReason: Sendable, Hashable, CaseIterable {
  /// The value differed in a check that passed: a stronger assertion is needed.
  case unnoticed
  /// Nothing watched whether the checks that passed ran the code: that of a patch, say.
  case unwatched
  /// Checks ran the code, with inputs that compute the same value either way: a second input is needed.
  case uninfected
  /// The code was run only by checks that fail on the correct version, or that gave no answer on the faulty one.
  case unanswered
  /// No check runs the code.
  case unreached
}

extension Study {
  /// The unseen faults, in the study's order, by the reason why no check sees them.
  package var unseenFaults: [UnseenReason: [Fault]] {
    let rows = Dictionary(verdicts.map { ($0.fault, $0.checks) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: faults.filter { $0.status == .unseen }) { UnseenReason(rows[$0.id] ?? []) }
  }
}

extension UnseenReason {
  /// The reason that the verdicts on an unseen fault give; pairs that are unreached may be left out of them.
  init(_ verdicts: [Verdict]) {
    let reasons = Set(verdicts.compactMap(\.blindness))
    if reasons.contains(.unnoticed) {
      self = .unnoticed
    } else if verdicts.contains(where: { $0.separation == .blind && $0.blindness == nil }) {
      self = .unwatched
    } else if reasons.contains(.uninfected) {
      self = .uninfected
    } else if verdicts.contains(where: { $0.separation != .blind }) {
      self = .unanswered
    } else {
      self = .unreached
    }
  }
}
