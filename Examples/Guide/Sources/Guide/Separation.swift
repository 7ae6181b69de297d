import Telltale

/// Shipping is free from 50 on.
func fee(_ subtotal: Int) -> Int { subtotal >= 50 ? 0 : 6 }

/// The same, with one character missing.
func faultyFee(_ subtotal: Int) -> Int { subtotal > 50 ? 0 : 6 }

struct NotANumber: Error {}

func amount(in text: String) throws -> Int {
  guard let amount = Int(text) else { throw NotANumber() }
  return amount
}

func faultyAmount(in text: String) throws -> Int { try amount(in: text + "0") }

@Sendable func separation(print: (Any) -> Void) async {
  let fees = Contrasts {
    contrast("at-the-limit", correct: fee(50), faulty: faultyFee(50)) { $0 == 0 }
    contrast("well-above", correct: fee(80), faulty: faultyFee(80)) { $0 == 0 }
    contrast("old-tariff", correct: fee(20), faulty: faultyFee(20)) { $0 == 5 }
    contrast("pasted", correct: fee(50), faulty: faultyFee(50)) { $0 == 6 }
  }
  print(fees)

  let limit = contrast("limit", correct: fee(80), faulty: faultyFee(80)) { $0 == 0 }
  print(limit.correct.output == limit.faulty.output)
  print(limit.finding ?? "nothing to do")

  let typed = contrast("typed", correct: try amount(in: "twelve"), faulty: try faultyAmount(in: "12")) { $0 == 12 }
  print(typed)

  let stock = Stock()
  let faultyStock = Stock(forgets: true)
  let reply = await contrast(
    "stock", correct: { await stock.afterDelivery(of: 3) }, faulty: { await faultyStock.afterDelivery(of: 3) }
  ) { $0 == 5 }
  print(reply)
}

actor Stock {
  private var count = 2
  private let forgets: Bool

  init(forgets: Bool = false) { self.forgets = forgets }

  func afterDelivery(of delivered: Int) -> Int {
    count = forgets ? delivered : count + delivered
    return count
  }
}
