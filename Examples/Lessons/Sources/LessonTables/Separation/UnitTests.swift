import Telltale

private enum Shipping {
  static func fee(_ subtotal: Int) -> Int { subtotal < 100 ? 15 : 0 }
  static func faultyFee(_ subtotal: Int) -> Int { subtotal <= 100 ? 15 : 0 }  // FAULT: charges at the limit.
}

private func check(_ label: String, _ subtotal: Int, expected: Int) -> Contrast<Int> {
  contrast(label, correct: Shipping.fee(subtotal), faulty: Shipping.faultyFee(subtotal)) { $0 == expected }
}

extension Lesson {
  static let unitTests = Lesson("unit-tests", "Unit Tests", fault: "shipping is charged at the very limit") {
    Part(
      "Four assertions around a limit",
      Contrasts {
        check("threshold-fee", 100, expected: 0)
        check("far-above-fee", 500, expected: 0)
        check("below-fee", 40, expected: 15)
        check("wrong-expected", 40, expected: 10)
      })
    let pasted = Shipping.faultyFee(100)
    Part(
      "An expectation pasted from the faulty version",
      Contrasts {
        check("pasted-expected", 100, expected: pasted)
      })
  }
}
