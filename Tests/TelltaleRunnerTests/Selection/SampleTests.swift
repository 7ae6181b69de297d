import TelltaleRunner
import Testing

@Suite struct SampleTests {
  @Test("The generator gives the published numbers of SplitMix64 for the seed 1234567")
  func publishedNumbers() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test("A sample keeps the order, has no element twice, and follows from its seed alone")
  func sample() {
    let all = Array(0..<1_000)
    let sample = all.sampled(50, seed: 7)
    #expect(sample.count == 50)
    #expect(sample == sample.sorted())
    #expect(Set(sample).count == 50)
    #expect(sample == all.sampled(50, seed: 7))
    #expect(sample != all.sampled(50, seed: 8))
  }

  @Test("Every element can be drawn, each about as often")
  func fairness() {
    var drawn = Array(repeating: 0, count: 10)
    for seed in 0..<1_000 { for element in Array(0..<10).sampled(3, seed: UInt64(seed)) { drawn[element] += 1 } }
    #expect(drawn.allSatisfy { (200...400).contains($0) })
  }

  @Test("A sample larger than what there is takes everything")
  func everything() {
    #expect([3, 1, 2].sampled(5, seed: 1) == [3, 1, 2])
  }
}
