import Telltale

/// A bill that knows its arithmetic, and nothing of any screen.
private struct Bill {
  let prices = ["catalogue": 55, "postcard": 12, "poster": 33]
  var rebate: Int

  var full: Int { prices.values.reduce(0, +) }

  var payable: Int { lowered(full) }
  /// FAULT: the rebate is taken off a sum that it has lowered already.
  var payableTwice: Int { lowered(lowered(full)) }
  /// FAULT: the rebate is rounded down to whole tens.
  var payableRounded: Int { Bill(rebate: rebate / 10 * 10).payable }

  private func lowered(_ sum: Int) -> Int { sum * (100 - rebate) / 100 }
}

private func line(_ sum: Int) -> String { "Total: \(sum) TL" }

extension Lesson {
  static let architecturalPatterns = Lesson(
    "architectural-patterns", "Architectural Patterns", fault: "the rebate is taken off twice"
  ) {
    let bill = Bill(rebate: 10)
    let recorded = bill.payableTwice
    Part(
      "Six checks of one bill",
      Contrasts {
        contrast("total-equals", correct: bill.payable, faulty: bill.payableTwice) { $0 == 90 }
        contrast("discount-amount", correct: bill.full - bill.payable, faulty: bill.full - bill.payableTwice) {
          $0 == 10
        }
        contrast("positive-total", correct: bill.payable, faulty: bill.payableTwice) { $0 > 0 }
        contrast("row-count", correct: bill.prices.count, faulty: bill.prices.count) { $0 == 3 }
        contrast("receipt-text", correct: line(bill.payable), faulty: line(bill.payableTwice)) {
          $0 == "Total: 90.00 TL"
        }
        contrast("recorded-sample", correct: bill.payable, faulty: bill.payableTwice) { $0 == recorded }
      })
    Part(
      "Two rebates, another fault",
      Contrasts {
        bound(
          "rebate", at: ["ten-percent": 10, "fifteen-percent": 15], correct: { Bill(rebate: $0).payable },
          faulty: { Bill(rebate: $0).payableRounded }, check: { payable, rebate in payable == 100 - rebate })
      })
  }
}
