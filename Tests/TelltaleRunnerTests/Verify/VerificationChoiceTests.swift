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
