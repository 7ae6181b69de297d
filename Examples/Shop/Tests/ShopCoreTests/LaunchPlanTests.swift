import ShopCore
import XCTest

final class LaunchPlanTests: XCTestCase {
  func testTheFirstFrameWaitsOnlyForWhatItShows() {
    XCTAssertEqual(LaunchPlan.shop.blockingSteps, ["theme", "session", "saved cart"])
  }
}
