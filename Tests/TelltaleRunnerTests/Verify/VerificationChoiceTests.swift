import TelltaleRunner
import Testing

@Suite struct VerificationChoiceTests {
  private let all = (0..<20).flatMap { fault in (0..<10).map { ChosenVerdict(check: $0, fault: fault) } }

  @Test("Two in three of the chosen verdicts are reached ones, the rest may be any, none is chosen twice")
  func shares() {
    let chosen = ChosenVerdict.choose(30, from: all, isReached: { $0.check < 2 }, seed: 5)
    #expect(chosen.count == 30)
    #expect(Set(chosen).count == 30)
    #expect(chosen.count { $0.check < 2 } >= 20)
    #expect(chosen.contains { $0.check >= 2 })
  }

  @Test("The reached ones are taken in turns from the kinds of faults, so that a rare kind is among them")
  func kinds() {
    // Of the twenty faults the last is rare, the ones before common.
    func kind(_ verdict: ChosenVerdict) -> String { verdict.fault == 19 ? "rare" : verdict.fault < 4 ? "some" : "many" }
    let chosen = ChosenVerdict.choose(45, from: all, isReached: { $0.check < 8 }, kind: kind, seed: 5)
    let reached = chosen.filter { $0.check < 8 }
    #expect(chosen.count == 45)
    // Thirty are reached: 8 is all there is of the rare kind, and the two others share the rest.
    #expect(reached.count { kind($0) == "rare" } == 8)
    #expect(reached.count { kind($0) == "some" } >= 11)
    let few = ChosenVerdict.choose(3, from: all, isReached: { _ in true }, kind: kind, seed: 5)
    #expect(few.count == 3)
  }

  @Test("Verdicts of one fault stand together, and the choice follows from the seed")
  func grouped() {
    let chosen = ChosenVerdict.choose(30, from: all, isReached: { _ in true }, seed: 5)
    #expect(chosen.map(\.fault) == chosen.map(\.fault).sorted())
    #expect(chosen == ChosenVerdict.choose(30, from: all, isReached: { _ in true }, seed: 5))
    #expect(chosen != ChosenVerdict.choose(30, from: all, isReached: { _ in true }, seed: 6))
  }

  @Test("More are chosen among the derived ones alone, two in three of them reached, and none twice")
  func derived() {
    func isDerived(_ verdict: ChosenVerdict) -> Bool { verdict.fault % 2 == 1 }
    let chosen = ChosenVerdict.choose(
      10, derived: 60, from: all, isReached: { $0.check < 5 }, isDerived: isDerived, seed: 5)
    #expect(Set(chosen).count == 70)
    #expect(chosen.count(where: isDerived) >= 60)
    #expect(chosen.count { isDerived($0) && $0.check < 5 } >= 40)
    let only = ChosenVerdict.choose(
      0, derived: 1000, from: all, isReached: { _ in false }, isDerived: isDerived, seed: 5)
    #expect(only.count == 100)
    #expect(only.allSatisfy(isDerived))
  }

  @Test("Where few are reached the rest is taken from the others, and no more than there are")
  func few() {
    #expect(ChosenVerdict.choose(30, from: all, isReached: { $0 == all[7] }, seed: 1).contains(all[7]))
    #expect(ChosenVerdict.choose(30, from: all, isReached: { $0 == all[7] }, seed: 1).count == 30)
    #expect(ChosenVerdict.choose(1_000, from: all, isReached: { $0.check == 0 }, seed: 1).count == all.count)
  }
}
