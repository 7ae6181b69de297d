/// Counts work in units that the code itself names, such as rows drawn or requests sent: the same on every machine, and
/// on every run.
///
/// It is handed to the code under measurement, and belongs to one isolation domain, like the code that spends.
public final class WorkCounter {
  /// The units spent so far.
  public private(set) var spent = 0
  /// The units spent on each part that was named.
  public private(set) var parts: [String: Int] = [:]

  /// A counter that stands at nothing.
  public init() {}

  /// Counts units of work.
  ///
  /// - Precondition: `units` is not negative: work that was done can't be given back.
  public func spend(_ units: Int = 1, on part: String? = nil) {
    precondition(units >= 0, "WorkCounter: \(units) units were spent; work that was done can't be given back")
    spent += units
    if let part { parts[part, default: 0] += units }
  }
}

/// The units of work that a check allows, and where that number comes from.
public struct WorkBudget: Sendable, Hashable {
  /// The units allowed; a check passes that spends as many.
  public let allowed: Int
  /// Where the number comes from: a specification, a measurement of a named version, a decision.
  public let origin: String

  /// A budget of so many units, from a named origin.
  public init(_ allowed: Int, from origin: String) {
    self.allowed = allowed
    self.origin = origin
  }

  /// A pass up to the budget, and a failure by ``Answer/Failure/workLimit`` beyond.
  public func answer(_ spent: Int) -> Answer { spent <= allowed ? .pass : .fail(.workLimit) }

  /// What was spent, what was allowed, and where the budget came from: `spent 40, allowed 25 (from the specification)`.
  public func report(_ spent: Int) -> String { "spent \(spent), allowed \(allowed) (from \(origin))" }
}
