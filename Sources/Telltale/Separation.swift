/// What a check's two answers, one on the correct version and one on the faulty one, say of the check.
public enum Separation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Passes on the correct version and fails on the faulty one (SWE-bench: FAIL_TO_PASS).
  case separating
  /// Passes on both: it looks at something that the fault does not touch (PASS_TO_PASS).
  case blind
  /// Fails on both: its expectation or its environment is at fault (FAIL_TO_FAIL).
  case noisy
  /// Fails on the correct version and passes on the faulty one: its expectation was taken from a faulty version
  /// (PASS_TO_FAIL).
  case inverted
  /// Did not run on one of them: counted apart, never as separating.
  case outsideCategory = "outside-category"

  /// Derives the separation from the two answers; nothing else in Telltale decides it.
  public init(correct: Answer, faulty: Answer) {
    switch (correct, faulty) {
    case (.didNotRun, _), (_, .didNotRun): self = .outsideCategory
    case (.pass, .fail): self = .separating
    case (.pass, .pass): self = .blind
    case (.fail, .fail): self = .noisy
    case (.fail, .pass): self = .inverted
    }
  }
}

/// Why a blind check is blind to a fault.
public enum Blindness: String, Sendable, Hashable, Codable, CaseIterable {
  /// The fault's code never ran.
  case unreached
  /// It ran, and this input computes the same value either way: a second input is needed.
  case uninfected
  /// The value differed and the check did not look: a stronger assertion is needed.
  case unnoticed
}
