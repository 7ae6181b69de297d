import Foundation
import ShopCatalog
import ShopCore
import Testing

/// A transport that always gives the same reply, or none.
private struct FixedTransport: CatalogTransport {
  struct Offline: Error {}

  var body: String?

  func reply() async throws -> Data {
    guard let body else { throw Offline() }
    return Data(body.utf8)
  }
}

@Suite("The catalogue")
struct CatalogTests {
  private static let tray = #"{"sku": "TRAY", "name": "Tray", "price": {"minorUnits": 1900}, "leadDays": 5}"#
  private static let saved = [
    Product(sku: "CUP", name: "Cup", price: Money(minorUnits: 850)),
    Product(sku: "TEAPOT", name: "Teapot", price: Money(minorUnits: 2500)),
  ]

  @Suite("when it is refreshed")
  struct Refresh {
    @Test("shows the server's list")
    func fullReply() async {
      let body = #"{"isComplete": true, "products": [\#(tray)]}"#
      let catalog = Catalog(saved: saved, transport: FixedTransport(body: body))
      #expect(await catalog.refresh() == .updated)
      #expect(await catalog.products.map(\.sku) == ["TRAY"])
    }

    @Test(
      "keeps its list when there is nothing to show, or not all of it",
      arguments: [#"{"isComplete": true, "products": []}"#, #"{"isComplete": false, "products": [\#(tray)]}"#])
    func incompleteReply(_ body: String) async {
      let catalog = Catalog(saved: saved, transport: FixedTransport(body: body))
      #expect(await catalog.refresh() == .keptSinceIncomplete)
      #expect(await catalog.products == saved)
    }

    // The very reply of the morning on which the shop stood empty. Both halves of the rule refuse it, so it can't tell
    // whether one of them is gone.
    @Test("keeps its list while the server starts anew")
    func replyOfTheOutage() async {
      let catalog = Catalog(saved: saved, transport: FixedTransport(body: #"{"isComplete": false, "products": []}"#))
      #expect(await catalog.refresh() == .keptSinceIncomplete)
      #expect(await catalog.products == saved)
    }

    @Test("keeps its list when there is no reply, or not a readable one", arguments: [nil, "", "<html>", "[]"])
    func failedReply(_ body: String?) async {
      let catalog = Catalog(saved: saved, transport: FixedTransport(body: body))
      #expect(await catalog.refresh() == .keptSinceFailed)
      #expect(await catalog.products == saved)
    }
  }

  @Suite("when it is searched")
  struct Search {
    @Test(
      "finds a part of a name in any case, and everything for an empty text",
      arguments: [("tea", ["TEAPOT"]), ("CUP", ["CUP"]), ("p", ["CUP", "TEAPOT"]), ("", ["CUP", "TEAPOT"])])
    func partOfAName(_ text: String, finds skus: [String]) async {
      let catalog = Catalog(saved: saved, transport: FixedTransport())
      #expect(await catalog.products(matching: text).map(\.sku) == skus)
    }

    // Written first, before the search was: it has kept passing ever since.
    @Test("finds nothing in an empty catalogue")
    func emptyCatalogue() async {
      let catalog = Catalog(saved: [], transport: FixedTransport())
      #expect(await catalog.products(matching: "tea").isEmpty)
    }
  }
}
