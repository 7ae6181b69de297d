import Foundation
public import ShopCore

/// The products that the shop shows, brought up to date from the server.
///
/// What is shown stays until there is something better: neither a failure nor a reply with nothing to show takes it away.
public actor Catalog {
  /// What a refresh came to.
  public enum Outcome: Hashable, Sendable {
    /// The list is the server's now.
    case updated
    /// The server had nothing to show, or not all of it; the list is as it was.
    case keptSinceIncomplete
    /// There was no reply, or not a readable one; the list is as it was.
    case keptSinceFailed
  }

  /// The products in the server's order.
  public private(set) var products: [Product]
  private let transport: any CatalogTransport

  /// A catalogue that shows the saved products until its first refresh.
  public init(saved products: [Product], transport: any CatalogTransport) {
    self.products = products
    self.transport = transport
  }

  /// Asks the server for the list.
  @discardableResult
  public func refresh() async -> Outcome {
    let fresh: CatalogReply
    do {
      fresh = try JSONDecoder().decode(CatalogReply.self, from: try await transport.reply())
    } catch {
      return .keptSinceFailed
    }
    guard fresh.isComplete && !fresh.products.isEmpty else { return .keptSinceIncomplete }
    products = fresh.products
    return .updated
  }

  /// The products whose names hold the text, whatever its case; all of them for an empty text.
  public func products(matching text: String) -> [Product] {
    if text.isEmpty { return products }
    let wanted = text.lowercased()
    return products.filter { $0.name.lowercased().contains(wanted) }
  }
}
