import TelltaleRunner
import Testing

@Suite struct FaultNumbersTests {
  @Test("Files have numbers of their own, from 1, that do not overlap")
  func apart() {
    var numbers = FaultNumbers()
    let a = numbers.first(for: "A.swift", count: 10)
    let b = numbers.first(for: "B.swift", count: 3)
    #expect(a == 1)
    #expect(b >= a + 10)
    #expect(numbers.next >= b + 3)
  }

  @Test("A file keeps its numbers while its faults fit, and moves behind all others when they don't")
  func stable() {
    var numbers = FaultNumbers()
    let a = numbers.first(for: "A.swift", count: 10)
    let b = numbers.first(for: "B.swift", count: 3)
    #expect(numbers.first(for: "A.swift", count: 11) == a)
    #expect(numbers.first(for: "A.swift", count: 2) == a)
    #expect(numbers.first(for: "A.swift", count: 500) >= b + 3)
    #expect(numbers.first(for: "B.swift", count: 3) == b)
  }
}
