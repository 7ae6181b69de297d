import ShopRelease
import Testing

@Suite("Release Automation") struct ReleaseAutomationTests {
  private let inStore = 12
  private let train: Train

  init() {
    var train = Train(lastUpload: inStore)
    train.prepare()
    self.train = train
  }

  @Test("shape-x-y-z") func shape() { #expect(train.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil) }

  @Test("number-greater-than-last") func numberGreaterThanLast() { #expect(train.build > inStore) }

  @Test("number-positive") func numberPositive() { #expect(train.build > 0) }

  /// Red on numbers that this build itself has left.
  @Test("number greater than the last one of SHOP_LAST_NUMBER") func numberGreaterThanRecorded() {
    let last =
      switch Setting.text("SHOP_LAST_NUMBER", usual: "store") {
      case "upload": train.upload()
      case "raising step": train.written
      default: inStore
      }
    #expect(train.build > last)
  }
}
