import Foundation
import ShopCatalog
import XCTest

/// Reads a reply that was saved from a server.
private struct SavedReply: CatalogTransport {
  var file: URL

  func reply() async throws -> Data {
    try Data(contentsOf: file)
  }
}

final class StagingCatalogTests: XCTestCase {
  // Needs the staging server, which only the nightly build can reach: it saves the server's reply and names the file.
  func testTheStagingServersListIsReadable() async throws {
    guard let path = ProcessInfo.processInfo.environment["SHOP_STAGING_REPLY"] else {
      throw XCTSkip("SHOP_STAGING_REPLY names no reply of the staging server")
    }
    let catalog = Catalog(saved: [], transport: SavedReply(file: URL(fileURLWithPath: path)))
    let outcome = await catalog.refresh()
    XCTAssertEqual(outcome, .updated)
  }
}
