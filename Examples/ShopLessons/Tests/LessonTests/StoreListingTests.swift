import Foundation
import Testing

private struct Listing: Decodable {
  let screen: String
  let subtitle: String
}

@Suite("The Store Listing") struct StoreListingTests {
  private let listing: Listing

  init() throws {
    listing = try JSONDecoder().decode(Listing.self, from: try PackageFile.data("Release/listing.json"))
  }

  /// Red where the reference was taken from an old build, or never.
  @Test("the screen is as in SHOP_REFERENCE") func screenEqualsReference() throws {
    let reference = Setting.text("SHOP_REFERENCE", usual: "screen-from-faulty")
    #expect(listing.screen == (try PackageFile.recorded(reference)))
  }

  @Test("subtitle-within-limit") func subtitleWithinLimit() { #expect(listing.subtitle.count <= 30) }

  @Test("screen-shows-new-interface") func screenShowsNewInterface() { #expect(listing.screen == "screen-new") }
}
