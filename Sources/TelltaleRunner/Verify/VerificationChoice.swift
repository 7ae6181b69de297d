/// A verdict to be found again the slow way: the indices of its check and its fault.
package struct ChosenVerdict: Sendable, Hashable {
  package var check: Int
  package var fault: Int

  package init(check: Int, fault: Int) {
    self.check = check
    self.fault = fault
  }
}

extension ChosenVerdict {
  /// Chooses `count` verdicts by seed: two in three among those that the fault's code had a part in, since most pairs
  /// are unreached and would only show that nothing happens where nothing can; the rest among all.
  ///
  /// `derived` more are chosen in the same way among those that were derived. The result is grouped by fault, so that
  /// each fault is built once.
  package static func choose(
    _ count: Int, derived: Int = 0, from all: [ChosenVerdict], isReached: (ChosenVerdict) -> Bool,
    isDerived: (ChosenVerdict) -> Bool = { _ in false }, seed: UInt64
  ) -> [ChosenVerdict] {
    let some = sample(count, from: all, isReached: isReached, seed: seed)
    let taken = Set(some)
    let more = sample(
      derived, from: all.filter { isDerived($0) && !taken.contains($0) }, isReached: isReached, seed: seed)
    return (some + more).sorted { ($0.fault, $0.check) < ($1.fault, $1.check) }
  }

  private static func sample(
    _ count: Int, from all: [ChosenVerdict], isReached: (ChosenVerdict) -> Bool, seed: UInt64
  ) -> [ChosenVerdict] {
    let reached = all.filter(isReached).sampled((2 * count + 2) / 3, seed: seed)
    let taken = Set(reached)
    let rest = all.filter { !taken.contains($0) }.sampled(count - reached.count, seed: seed &+ 1)
    return reached + rest
  }
}
