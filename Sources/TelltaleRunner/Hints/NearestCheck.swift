import Telltale
import TelltaleFaults

/// Finds the check that comes closest to seeing a fault whose value differs in checks that pass all the same.
struct NearestCheck {
  private let study: Study
  /// The declarations whose faults each check sees: `path#Declaration.path`.
  private let seenPlaces: [String: [Substring: Int]]

  init(_ study: Study) {
    self.study = study
    var places: [String: [Substring: Int]] = [:]
    for fault in study.faults {
      for check in fault.seenBy { places[check, default: [:]][Self.place(of: fault.id), default: 0] += 1 }
    }
    seenPlaces = places
  }

  /// Of the checks that do not notice the fault, the one that sees most other faults of the same declaration; among
  /// equals the one that fewest faults differ in unnoticed, since it is about the least else.
  func check(for fault: Fault, in row: Study.Row) -> Check? {
    let ids = Set(row.checks.filter { $0.blindness == .unnoticed }.map(\.check))
    let place = Self.place(of: fault.id)
    return study.checks.filter { ids.contains($0.id) }.min { left, right in
      let seen = (seenPlaces[left.id]?[place] ?? 0, seenPlaces[right.id]?[place] ?? 0)
      if seen.0 != seen.1 { return seen.0 > seen.1 }
      return (left.counts.unnoticed, left.id) < (right.counts.unnoticed, right.id)
    }
  }

  /// What it says: which check, and what that asserts on.
  static func sentence(_ check: Check, _ assertions: Assertions?) -> String {
    let closest = "\(check.id) comes closest: it runs the faulty code"
    guard let subjects = assertions?.subjects else { return closest }
    if subjects.isEmpty { return "\(closest), and has no assertion of its own" }
    let shown = subjects.prefix(2).map { "`\($0)`" }.joined(separator: " and ")
    return "\(closest), and asserts on \(shown)" + (subjects.count > 2 ? " and \(subjects.count - 2) more" : "")
  }

  /// The path of the declaration that a fault is in, with that of its file.
  private static func place(of id: String) -> Substring {
    id.split(separator: "#", omittingEmptySubsequences: false).dropLast(2).joined(separator: "#")[...]
  }
}
