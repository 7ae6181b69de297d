package import Telltale

/// Something that a study says twice and not the same way, or a name in it that stands for nothing.
package enum StudyInconsistency: Hashable, Sendable {
  case repeatedCheck(String)
  case repeatedFault(String)
  case repeatedRow(fault: String)
  case unknownFault(inRow: String)
  case unknownCheck(String, fault: String)
  case repeatedVerdict(check: String, fault: String)
  /// A verdict gives a check another answer on the correct version than the list of checks does.
  case otherCorrectAnswer(check: String, fault: String)
  /// A fault's `seenBy` names a check that has no separating verdict on it.
  case notSeparated(fault: String, check: String)
  /// `seenBy` and the status don't go together.
  case otherStatus(fault: String, status: Fault.Status, seenBy: Int)
  /// A total of the summary that isn't what the lists add up to.
  case otherTotal(key: String, found: Int, expected: Int)
}

extension StudyInconsistency: CustomStringConvertible {
  /// One sentence on what contradicts what.
  package var description: String {
    switch self {
    case .repeatedCheck(let id): "the check \(id) is listed twice"
    case .repeatedFault(let id): "the fault \(id) is listed twice"
    case .repeatedRow(let fault): "verdicts on the fault \(fault) are listed twice"
    case .unknownFault(let id): "there are verdicts on the fault \(id), which is not listed"
    case .unknownCheck(let check, let fault): "the fault \(fault) names the check \(check), which is not listed"
    case .repeatedVerdict(let check, let fault): "the fault \(fault) has two verdicts of the check \(check)"
    case .otherCorrectAnswer(let check, let fault):
      "the verdict of \(check) on the fault \(fault) gives another answer on the correct version than the check does"
    case .notSeparated(let fault, let check): "the fault \(fault) is seen by \(check), which has no separating verdict"
    case .otherStatus(let fault, let status, let seenBy):
      "the fault \(fault) is \(status.rawValue), yet seen by \(seenBy.counted("check"))"
    case .otherTotal(let key, let found, let expected):
      "the summary's \(key) is \(found); the lists make it \(expected)"
    }
  }
}

extension Study {
  /// All that the study says twice and not the same way, in the order of the document.
  package var inconsistencies: [StudyInconsistency] {
    var result: [StudyInconsistency] = []
    var answers: [String: Answer] = [:]
    for check in checks where answers.updateValue(check.correct, forKey: check.id) != nil {
      result.append(.repeatedCheck(check.id))
    }
    var faultIDs: Set<String> = []
    for fault in faults where !faultIDs.insert(fault.id).inserted {
      result.append(.repeatedFault(fault.id))
    }

    var separatedBy: [String: Set<String>] = [:]
    for row in verdicts {
      if !faultIDs.contains(row.fault) { result.append(.unknownFault(inRow: row.fault)) }
      if separatedBy.updateValue([], forKey: row.fault) != nil { result.append(.repeatedRow(fault: row.fault)) }
      var met: Set<String> = []
      for verdict in row.checks {
        if !met.insert(verdict.check).inserted {
          result.append(.repeatedVerdict(check: verdict.check, fault: row.fault))
        }
        switch answers[verdict.check] {
        case nil: result.append(.unknownCheck(verdict.check, fault: row.fault))
        case verdict.correct: break
        default: result.append(.otherCorrectAnswer(check: verdict.check, fault: row.fault))
        }
        if verdict.separation == .separating { separatedBy[row.fault, default: []].insert(verdict.check) }
      }
    }

    for fault in faults {
      for check in fault.seenBy where !separatedBy[fault.id, default: []].contains(check) {
        result.append(.notSeparated(fault: fault.id, check: check))
      }
      if (fault.status == .seen) == fault.seenBy.isEmpty {
        result.append(.otherStatus(fault: fault.id, status: fault.status, seenBy: fault.seenBy.count))
      }
    }
    return result + summary.inconsistencies(checks: checks, faults: faults)
  }
}

extension Study.Summary {
  fileprivate func inconsistencies(checks: [Check], faults: [Fault]) -> [StudyInconsistency] {
    func count(_ status: Fault.Status) -> Int { faults.count { $0.status == status } }
    let totals: [(key: String, found: Int, expected: Int)] = [
      ("checks", self.checks, checks.count),
      ("faults", self.faults, faults.count),
      ("seen", seen, count(.seen)),
      ("unseen", unseen, count(.unseen)),
      ("undecided", undecided, count(.undecided)),
      ("uncompiled", uncompiled, count(.uncompiled)),
      ("pairs", pairs, ran + derived + outside),
    ]
    return totals.filter { $0.found != $0.expected }
      .map { .otherTotal(key: $0.key, found: $0.found, expected: $0.expected) }
  }
}
