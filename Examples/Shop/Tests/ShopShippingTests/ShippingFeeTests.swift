import ShopCore
import ShopShipping
import XCTest

final class ShippingFeeTests: XCTestCase {
  private let rates = ShippingRates.germany

  func testTheThresholdItselfTravelsFree() {
    XCTAssertEqual(rates.fee(for: Money(minorUnits: 5000), to: .mainland, by: .standard), .zero)
  }

  // The order from the first day's bug report. Far above the threshold: it says nothing of the threshold itself.
  func testALargeOrderTravelsFree() {
    XCTAssertEqual(rates.fee(for: Money(minorUnits: 25_000), to: .mainland, by: .standard), .zero)
  }

  func testASmallOrderPaysTheStandardFee() {
    XCTAssertEqual(rates.fee(for: Money(minorUnits: 1000), to: .mainland, by: .standard), Money(minorUnits: 490))
  }

  func testExpressIsNeverFree() {
    XCTAssertEqual(rates.fee(for: Money(minorUnits: 25_000), to: .mainland, by: .express), Money(minorUnits: 990))
  }

  func testIslandsPayTheSurchargeOnEitherMethod() {
    let goods = Money(minorUnits: 25_000)
    XCTAssertEqual(rates.fee(for: goods, to: .island, by: .standard), Money(minorUnits: 490 + 1200))
    XCTAssertEqual(rates.fee(for: goods, to: .island, by: .express), Money(minorUnits: 990 + 1200))
  }

  // Asked for by accounting: whatever the rates are, a parcel must never earn the customer money.
  func testNoFeeIsNegative() {
    for goods in [0, 4999, 5000, 5001, 25_000] {
      for destination in Destination.allCases {
        for method in ShippingMethod.allCases {
          let fee = rates.fee(for: Money(minorUnits: goods), to: destination, by: method)
          XCTAssertGreaterThanOrEqual(fee.minorUnits, 0)
        }
      }
    }
  }
}
