import Foundation
import Testing

@Suite("The Store Review Process") struct StoreReviewTests {
  private let info: [String: Any]

  init() throws { info = try PackageFile.propertyList("Release/Info.plist") }

  private func purpose(_ permission: String) -> String { info[permission] as? String ?? "" }
  private func isFilled(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }
  private var hasPrivacyLink: Bool { URL(string: info["privacy"] as? String ?? "")?.scheme == "https" }
  private var hasOldSize: Bool { (info["screenshots"] as? [String] ?? []).contains("old") }

  @Test("purpose-filled") func purposeFilled() { #expect(isFilled(purpose("location"))) }

  /// Red: the store has not asked for this size for years.
  @Test("old-size-screenshot-present") func oldSizeScreenshotPresent() { #expect(hasOldSize) }

  @Test("privacy-link-present") func privacyLinkPresent() { #expect(hasPrivacyLink) }

  /// Red, since one of its items is.
  @Test("whole-list-passed") func wholeListPassed() {
    #expect(isFilled(purpose("location")) && hasPrivacyLink && hasOldSize)
  }

  @Test("the text for SHOP_PERMISSION is not empty") func textNotEmpty() {
    #expect(!purpose(Setting.text("SHOP_PERMISSION", usual: "location")).isEmpty)
  }

  @Test("the text for SHOP_PERMISSION is filled") func textFilled() {
    #expect(isFilled(purpose(Setting.text("SHOP_PERMISSION", usual: "location"))))
  }
}
