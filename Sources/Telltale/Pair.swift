/// One check measured on one fault.
public struct Pair: Sendable, Hashable {
  /// How far the fault got while the check ran on the correct version with the fault's switch being watched.
  public enum Reach: Sendable, Hashable, Comparable {
    /// Its code never ran.
    case unreached
    /// It ran and certainly computed the same value.
    case uninfected
    /// It ran and computed another value, or may have.
    case infected
  }

  /// The check's id.
  public var check: String
  /// The fault's id.
  public var fault: String
  /// Its answer on the faulty version.
  public var faulty: Answer
  /// How far the fault got; nil where nothing watched it.
  public var reach: Reach?
  /// How the answer was obtained.
  public var evidence: Verdict.Evidence

  /// The answer of a check on a fault, with how far the fault got where that is known.
  public init(check: String, fault: String, faulty: Answer, reach: Reach?, evidence: Verdict.Evidence) {
    self.check = check
    self.fault = fault
    self.faulty = faulty
    self.reach = reach
    self.evidence = evidence
  }
}

extension Blindness {
  /// Why a check that passed on a fault with this reach is blind to it.
  public init(_ reach: Pair.Reach) {
    switch reach {
    case .unreached: self = .unreached
    case .uninfected: self = .uninfected
    case .infected: self = .unnoticed
    }
  }
}
