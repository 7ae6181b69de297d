import Foundation
import ShopRelease
import Testing

@Suite("Signing and Provisioning Profiles") struct SigningTests {
  private let wanted: Set = ["keychain", "remote-notification"]
  private let carried: Set<String>

  init() throws { carried = try Self.rights("Release/App.entitlements") }

  private static func rights(_ path: String) throws -> Set<String> {
    Set(try PackageFile.propertyList(path)["rights"] as? [String] ?? [])
  }

  private func day(_ key: String, _ path: String) throws -> Int {
    try #require(try PackageFile.propertyList(path)[key] as? Int)
  }

  /// Red: recorded from a release that lacked a right.
  @Test("registered-list-equals") func registeredListEquals() throws {
    #expect(carried.sorted().joined(separator: ",") == (try PackageFile.recorded("rights-of-release-1")))
  }

  @Test("effective-entitlements-cover") func effectiveEntitlementsCover() throws {
    #expect(wanted.isSubset(of: carried.intersection(try Self.rights("Release/Profile.plist"))))
  }

  @Test("profile-covers") func profileCovers() throws {
    #expect(wanted.isSubset(of: try Self.rights("Release/Profile.plist")))
  }

  @Test("certificate-valid") func certificateValid() throws {
    #expect(try day("certificateLastDay", "Release/Profile.plist") > 3)
  }

  @Test("signed on day SHOP_DAY with SHOP_PROFILE") func signed() throws {
    let path = "Release/\(Setting.text("SHOP_PROFILE", usual: "Profile")).plist"
    let profile = Permit(rights: try Self.rights(path), lastDay: try day("lastDay", path))
    let certificate = Permit(rights: [], lastDay: try day("certificateLastDay", path))
    let today = Setting.number("SHOP_DAY", usual: 3)
    #expect(Signature(rights: carried, profile: profile, certificate: certificate, day: today) == .signed)
  }
}
