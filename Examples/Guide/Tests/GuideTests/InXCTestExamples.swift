import Telltale
import TelltaleXCTest
import XCTest

private func fee(_ subtotal: Int) -> Int { subtotal >= 50 ? 0 : 6 }
private func faultyFee(_ subtotal: Int) -> Int { subtotal > 50 ? 0 : 6 }

final class FeeTests: XCTestCase {
  func testFeeAtTheLimit() {
    expectSeparating(contrast("at-the-limit", correct: fee(50), faulty: faultyFee(50)) { $0 == 0 })
  }

  func testFeeAroundTheLimit() {
    expectSeparating("fee", against: ["charges-at-the-limit"]) {
      let fee = try Version.current.choose(correct: fee, faulty: ["charges-at-the-limit": faultyFee])
      return fee(50) == 0
    }
  }
}
