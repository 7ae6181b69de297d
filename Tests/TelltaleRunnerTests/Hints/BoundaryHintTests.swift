import TelltaleFaults
import Testing

@testable import TelltaleRunner

@Suite struct BoundaryHintTests {
  private let threshold = ComparisonText(left: "subtotal", symbol: ">=", right: "100", separating: [.equal])

  @Test("The values seen are named, three at most and each once, and the one that separates")
  func boundary() {
    #expect(
      sentence(threshold, ("40", "100"), ("500", "100"))
        == "`subtotal >= 100` is reached by 2 checks, with 40 and 500; only 100 separates")
    #expect(
      sentence(threshold, ("1", "100"), ("1", "100"), ("2", "100"), ("3", "100"), ("4", "100"))
        == "`subtotal >= 100` is reached by 5 checks, with 1, 2, 3 and others; only 100 separates")
  }

  @Test("A fault that differs on one side of the boundary needs a value there")
  func sides() {
    let less = ComparisonText(left: "age", symbol: "<", right: "18", separating: [.less])
    #expect(
      sentence(less, ("18", "18")) == "`age < 18` is reached by 1 check, with 18; only less than 18 separates")
    let mirrored = ComparisonText(left: "18", symbol: ">", right: "age", separating: [.greater])
    #expect(
      sentence(mirrored, ("18", "18"), ("18", "21"))
        == "`18 > age` is reached by 2 checks, with 18 and 21; only less than 18 separates")
  }

  @Test("Where no side is a number the pairs are named")
  func pairs() {
    let comparison = ComparisonText(left: "i", symbol: "<", right: "count", separating: [.equal])
    #expect(
      sentence(comparison, ("0", "1"), ("1", "4"))
        == "`i < count` is reached by 2 checks, with 0 against 1 and 1 against 4; only the same on both sides separates"
    )
  }

  @Test("What differs from run to run is not named")
  func unsettled() {
    #expect(
      sentence(threshold, (nil, "100")) == "`subtotal >= 100` is reached by 1 check; only 100 separates")
    #expect(
      Operands(left: "1", right: "2").common(with: Operands(left: "1", right: "3")) == Operands(left: "1", right: nil))
  }

  @Test("A real number of more digits than somebody would write is not named, since a clock may have said it")
  func measured() {
    #expect(Operands(left: 60.0, right: 0.125) == Operands(left: "60.0", right: "0.125"))
    // 2 to the power of -19: what one reading of the clock is behind another, in recordings that agree by chance.
    #expect(Operands(left: 1.9073486328125e-06, right: -1.5) == Operands(left: nil, right: "-1.5"))
    #expect(Operands(left: 0.001234, right: 1e300) == Operands(left: "0.001234", right: "1e+300"))
  }

  @Test("Nothing is said where nothing was seen, or more than one order separates")
  func nothing() {
    #expect(sentence(threshold) == nil)
    let either = ComparisonText(left: "a", symbol: "<", right: "b", separating: [.less, .greater])
    #expect(sentence(either, ("1", "1")) == nil)
  }

  private func sentence(_ comparison: ComparisonText, _ operands: (left: String?, right: String?)...) -> String? {
    let operands = operands.map { Operands(left: $0.left, right: $0.right) }
    return BoundaryHint(comparison, operands: operands, checks: operands.count).sentence
  }
}
