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
  /// The former are taken in turns from the kinds of faults, so that a rare one is not left to chance.
  /// `derived` more are chosen in the same way among those that were derived. The result is grouped by fault, so that
  /// each fault is built once.
  package static func choose(
    _ count: Int, derived: Int = 0, from all: [ChosenVerdict], isReached: (ChosenVerdict) -> Bool,
    isDerived: (ChosenVerdict) -> Bool = { _ in false }, kind: (ChosenVerdict) -> String = { _ in "" }, seed: UInt64
  ) -> [ChosenVerdict] {
    let some = sample(count, from: all, isReached: isReached, kind: kind, seed: seed)
    let taken = Set(some)
    let more = sample(
      derived, from: all.filter { isDerived($0) && !taken.contains($0) }, isReached: isReached, kind: kind, seed: seed)
    return (some + more).sorted { ($0.fault, $0.check) < ($1.fault, $1.check) }
  }

  private static func sample(
    _ count: Int, from all: [ChosenVerdict], isReached: (ChosenVerdict) -> Bool, kind: (ChosenVerdict) -> String,
    seed: UInt64
  ) -> [ChosenVerdict] {
    let reached = inTurns((2 * count + 2) / 3, from: all.filter(isReached), kind: kind, seed: seed)
    let taken = Set(reached)
    let rest = all.filter { !taken.contains($0) }.sampled(count - reached.count, seed: seed &+ 1)
    return reached + rest
  }

  private static func inTurns(
    _ count: Int, from all: [ChosenVerdict], kind: (ChosenVerdict) -> String, seed: UInt64
  ) -> [ChosenVerdict] {
    let byKind = Dictionary(grouping: all, by: kind)
    let kinds = byKind.keys.sorted().sampled(count, seed: seed)
    // Where there are more kinds than verdicts, or than turns without a rest, chance decides which have one more.
    var drawn: [ChosenVerdict] = []
    var left = kinds.compactMap { byKind[$0] }
    while drawn.count < count, !left.isEmpty {
      let share = max(1, (count - drawn.count) / left.count)
      var rest: [[ChosenVerdict]] = []
      for members in left.sampled(count - drawn.count, seed: seed) {
        let some = members.sampled(share, seed: seed)
        drawn += some
        let taken = Set(some)
        if some.count < members.count { rest.append(members.filter { !taken.contains($0) }) }
      }
      left = rest
    }
    return drawn
  }
}
