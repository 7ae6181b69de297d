import ShopRelease
import Testing

@Suite("Beta Distribution") struct BetaDistributionTests {
  @Test("on-for-beta-testers") func onForBetaTesters() {
    #expect(["u01", "u02", "u03"].allSatisfy(Rollout.search.isOn))
  }

  @Test("off-for-non-beta-users") func offForNonBetaUsers() {
    #expect(!["u10", "u11"].contains(where: Rollout.search.isOn))
  }

  @Test("configuration-not-open-to-everyone") func configurationNotOpenToEveryone() {
    #expect(!Rollout.search.isOpenToEveryone)
  }

  /// Red where somebody is expected among the testers who is not, or the other way round.
  @Test("search is SHOP_STATE for SHOP_CUSTOMERS") func state() {
    let customers = Setting.text("SHOP_CUSTOMERS", usual: "u01,u02,u03").split(separator: ",").map(String.init)
    let isOn = Setting.text("SHOP_STATE", usual: "on") == "on"
    #expect(customers.allSatisfy { Rollout.search.isOn($0) == isOn })
  }
}
