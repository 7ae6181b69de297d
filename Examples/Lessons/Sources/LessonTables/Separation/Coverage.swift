import Telltale

/// A price with a coupon, which notes the lines that ran.
private struct Pricing {
  let divisor: Int

  func price(_ subtotal: Int, coupon: Bool, lines: inout Set<Int>) -> Int {
    lines.insert(1)
    guard coupon else {
      lines.insert(2)
      return subtotal
    }
    lines.insert(3)
    return subtotal - subtotal / divisor
  }

  var coverage: String {
    var lines: Set<Int> = []
    for coupon in [true, false] { _ = price(100, coupon: coupon, lines: &lines) }
    return "\(lines.count) of 3 lines"
  }

  var discounted: Int {
    var lines: Set<Int> = []
    return price(200, coupon: true, lines: &lines)
  }

  func worded(_ language: String) -> String { "\(discounted)\(language == "tr" ? "," : ".")00" }

  static let correct = Pricing(divisor: 10)
  static let faulty = Pricing(divisor: 100)  // FAULT: one percent is taken off instead of ten.
}

extension Lesson {
  static let coverage = Lesson("coverage", "Test Plans and Coverage", fault: "a hundredth is taken off, not a tenth") {
    let (correct, faulty) = (Pricing.correct, Pricing.faulty)
    Part(
      "Lines that ran, and what came out",
      Contrasts {
        contrast("coverage-check", correct: correct.coverage, faulty: faulty.coverage) { $0 == "3 of 3 lines" }
        contrast("discount-result", correct: correct.discounted, faulty: faulty.discounted) { $0 == 180 }
      })
    Part(
      "One expectation, two languages",
      Contrasts {
        bound(
          "language", at: ["tr-configuration": "tr", "en-configuration": "en"], correct: correct.worded,
          faulty: faulty.worded, check: { text, _ in text == "180,00" })
      })
  }
}
