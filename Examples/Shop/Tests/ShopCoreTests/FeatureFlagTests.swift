import ShopCore
import XCTest

final class FeatureFlagTests: XCTestCase {
  func testOnlyTheAudienceSeesTheFeature() {
    let tested = FeatureFlag(name: "gift-wrap", audience: .testers(["ada", "grace"]))
    XCTAssertTrue(tested.isOn(for: "ada"))
    XCTAssertFalse(tested.isOn(for: "linus"))
    XCTAssertTrue(FeatureFlag(name: "search", audience: .everyone).isOn(for: "linus"))
    XCTAssertFalse(FeatureFlag(name: "auction", audience: .nobody).isOn(for: "ada"))
  }
}
