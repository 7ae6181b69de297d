import Telltale
import TelltaleTesting
import Testing

private func fee(_ subtotal: Int) -> Int { subtotal >= 50 ? 0 : 6 }
private func faultyFee(_ subtotal: Int) -> Int { subtotal > 50 ? 0 : 6 }

@Test func feeAtTheLimit() {
  expectSeparating(contrast("at-the-limit", correct: fee(50), faulty: faultyFee(50)) { $0 == 0 })
}

@Test(.against("charges-at-the-limit", "never-charges")) func feeAroundTheLimit() throws {
  let fee = try Version.current.choose(
    correct: fee, faulty: ["charges-at-the-limit": faultyFee, "never-charges": { _ in 0 }])
  #expect(fee(50) == 0)
  #expect(fee(49) == 6)
}

@Test func inboxAfterReading() {
  let screen = Screen("Inbox", showing: ["unread": 0])
  expectAgreement(agree("all-read", model: ["unread": 0], screen: screen))
}
