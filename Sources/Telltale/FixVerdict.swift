extension Study {
  /// What the tests that a fix added or changed say of it.
  package enum FixVerdict: Sendable, Hashable {
    /// So many of them separate it.
    case separated(by: Int, of: Int)
    /// Those that ran on both sides pass on both.
    case notSeparated(of: Int)
    /// None separates it, and so many fail with the fix itself.
    case failing(Int, of: Int)
    /// None is known to separate it, and some were flaky or stopped by the wall clock, which decides nothing.
    case undecided(Int, of: Int)
    /// None of them ran on both sides.
    case outsideCategory(Int)
  }

  /// What the checks that the fix added or changed say of it.
  package var fixVerdict: FixVerdict {
    let own = checks.filter { $0.origin == .added || $0.origin == .changed }
    let seers = Set(faults.flatMap(\.seenBy))
    let separating = own.count { seers.contains($0.id) }
    if separating > 0 { return .separated(by: separating, of: own.count) }
    // What separates and is not said to see the fault was stopped by the wall clock.
    let undecided = own.count { $0.category == .flaky || $0.category == .separating }
    if undecided > 0 { return .undecided(undecided, of: own.count) }
    let failing = own.count { $0.category == .noisy || $0.category == .inverted }
    if failing > 0 { return .failing(failing, of: own.count) }
    return own.allSatisfy { $0.category == .outsideCategory }
      ? .outsideCategory(own.count) : .notSeparated(of: own.count)
  }
}
