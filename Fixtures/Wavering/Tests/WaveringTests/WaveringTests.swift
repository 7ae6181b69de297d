import Foundation
import Testing
import Wavering

@Suite struct WaveringTests {
  @Test func drawnValuesStayWithinTheirBounds() {
    for _ in 1...20 { #expect((0...100).contains(clamped(Int.random(in: -200...300), to: 0...100))) }
  }

  @Test func oneDrawnValueStaysAsItIs() {
    let value = Int.random(in: 0...100)
    #expect(clamped(value, to: 0...100) == value)
  }

  @Test func aLongWordIsFoundWhateverTheOrder() throws {
    let words: Set = ["a", "bb", "ccc", "dddd", "eeeee", "ffffff"]
    let found = try #require(anyWord(longerThan: 2, in: words))
    #expect(found.count > 2)
  }

  @Test func theShortestOfTheLongWordsComesFirst() {
    // Holds in some orders of the set, and in others not.
    #expect(anyWord(longerThan: 2, in: ["a", "bb", "ccc", "dddd"]) == "ccc")
  }

  @Test func whatWasMadeAnHourAgoHasExpired() {
    #expect(isExpired(madeAt: Date().addingTimeInterval(-3600), lifetime: 60))
    #expect(!isExpired(madeAt: Date(), lifetime: 60))
  }

  @Test func manyTasksAddUp() async {
    let account = Account()
    await withTaskGroup(of: Void.self) { group in
      for amount in 1...50 { group.addTask { await account.add(amount) } }
    }
    #expect(await account.total == 1275)
    #expect(await account.highest == 50)
  }

  @Test func theFirstToComeIsRarelyTheLast() async {
    // Which of the two adds first is up to the scheduler.
    let account = Account()
    async let small: Void = account.add(1)
    async let large: Void = account.add(2)
    _ = await (small, large)
    #expect(await account.total == 3)
  }
}
