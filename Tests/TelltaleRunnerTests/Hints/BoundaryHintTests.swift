import TelltaleFaults
import Testing

@testable import TelltaleRunner

@Suite struct BoundaryHintTests {
  private let threshold = ComparisonText(left: "subtotal", symbol: ">=", right: "100", separating: [.equal])

  @Test("The values seen are named, and the one that separates")
  func boundary() {
    let hint = BoundaryHint(threshold, operands: [.integers(40, 100), .integers(500, 100)], checks: 2)
    #expect(hint.sentence == "`subtotal >= 100` is reached by 2 checks, with 40 and 500; only 100 separates")
  }

  @Test("A fault that differs on one side of the boundary needs a value there")
  func sides() {
    let less = ComparisonText(left: "age", symbol: "<", right: "18", separating: [.less])
    #expect(
      BoundaryHint(less, operands: [.integers(18, 18)], checks: 1).sentence
        == "`age < 18` is reached by 1 check, with 18; only less than 18 separates")
    let mirrored = ComparisonText(left: "18", symbol: ">", right: "age", separating: [.greater])
    #expect(
      BoundaryHint(mirrored, operands: [.integers(18, 18), .integers(18, 21)], checks: 2).sentence
        == "`18 > age` is reached by 2 checks, with 18 and 21 on the right; only less than 18 there separates")
  }

  @Test("Where both sides vary the pairs are named, three at most and each once")
  func pairs() {
    let comparison = ComparisonText(left: "i", symbol: "<", right: "count", separating: [.equal])
    let operands: [Operands] = [
      .integers(0, 1), .integers(0, 1), .integers(1, 2), .integers(2, 3), .integers(3, 5),
    ]
    #expect(
      BoundaryHint(comparison, operands: operands, checks: 5).sentence
        == "`i < count` is reached by 5 checks, with 0 < 1, 1 < 2, 2 < 3 and others; only the same on both sides separates"
    )
    let reals = BoundaryHint(threshold, operands: [.reals(99.5, 100)], checks: 1)
    #expect(reals.sentence == "`subtotal >= 100` is reached by 1 check, with 99.5; only 100.0 separates")
  }

  @Test("Nothing is said where nothing was seen, or more than one order separates")
  func nothing() {
    #expect(BoundaryHint(threshold, operands: [], checks: 2).sentence == nil)
    let either = ComparisonText(left: "a", symbol: "<", right: "b", separating: [.less, .greater])
    #expect(BoundaryHint(either, operands: [.integers(1, 1)], checks: 1).sentence == nil)
  }
}
