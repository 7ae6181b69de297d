import Telltale
import TelltaleReports

/// What a study must hold to for the run to end with 0.
struct Thresholds: Sendable, Hashable {
  /// What a study must have none of.
  enum Condition: String, Sendable, Hashable, CaseIterable {
    case unseen, blind, noisy, inverted, flaky, limited
  }

  /// A threshold that a study does not meet.
  enum Failure: Sendable, Hashable {
    /// The score, nil where there is none, is under what was asked for.
    case score(Double?, minimum: Double)
    case found(Condition, count: Int)
  }

  /// The least score, in percent.
  var minimumScore: Double?
  var conditions: [Condition] = []

  /// The thresholds that a study does not meet; empty when it meets all.
  func failures(of study: Study) -> [Failure] {
    var failures: [Failure] = []
    if let minimumScore, study.summary.score.map({ $0 < minimumScore }) ?? true {
      failures.append(.score(study.summary.score, minimum: minimumScore))
    }
    for condition in Condition.allCases where conditions.contains(condition) {
      let count = condition.count(in: study)
      if count > 0 { failures.append(.found(condition, count: count)) }
    }
    return failures
  }
}

extension Thresholds.Condition {
  fileprivate func count(in study: Study) -> Int {
    func checks(_ category: Check.Category) -> Int { study.checks.count { $0.category == category } }
    return switch self {
    case .unseen: study.summary.unseen
    case .blind: checks(.blind)
    case .noisy: checks(.noisy)
    case .inverted: checks(.inverted)
    case .flaky: checks(.flaky)
    case .limited: study.summary.limited
    }
  }
}

extension Thresholds.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .score(nil, let minimum): "there is no score, since no fault was measured; --fail-under asks for \(minimum)%"
    case .score(let score?, let minimum): "the score of \(score)% is under the \(minimum)% that --fail-under asks for"
    case .found(let condition, let count): "\(condition.counted(count)); --fail-on \(condition.rawValue) asks for none"
    }
  }
}

extension Thresholds.Condition {
  fileprivate func counted(_ count: Int) -> String {
    switch self {
    case .unseen: "no check sees \(count.counted("fault"))"
    case .limited: "a limit stopped \(count.counted("run"))"
    case .blind, .noisy, .inverted, .flaky: "\(count.counted("check")) found \(rawValue)"
    }
  }
}
