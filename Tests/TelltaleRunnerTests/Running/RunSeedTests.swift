import Testing

@testable import TelltaleRunner

@Suite struct RunSeedTests {
  @Test func `a check's seed follows from its id and the study's seed, in every version`() {
    // Reckoned by a few lines of Python from the definitions of FNV-1a and SplitMix64.
    #expect(RunSeed.derived(from: 1, check: "M.C/t") == 2_430_968_981_374_229_940)
    #expect(RunSeed.derived(from: 2, check: "M.C/t") == 15_350_993_572_241_071_497)
    #expect(RunSeed.derived(from: 1, check: "M.C/u") == 16_976_318_693_855_370_630)
  }

  @Test func `checks and studies have seeds of their own`() {
    let seeds = (0..<4 as Range<UInt64>).flatMap { study in
      (0..<1000).map { RunSeed.derived(from: study, check: "Module.Class/test\($0)") }
    }
    #expect(Set(seeds).count == 4000)
  }
}
