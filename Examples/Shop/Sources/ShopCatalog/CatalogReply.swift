public import Foundation
public import ShopCore

/// What the server answers when it is asked for the catalogue.
public struct CatalogReply: Hashable, Sendable, Codable {
  /// False while the server rebuilds its index, and knows a part of its products only.
  public var isComplete: Bool
  /// In the order in which they are shown.
  public var products: [Product]

  /// A reply with these products.
  public init(isComplete: Bool, products: [Product]) {
    self.isComplete = isComplete
    self.products = products
  }
}

/// Brings the server's replies, or those that a test has ready.
public protocol CatalogTransport: Sendable {
  /// The body of the reply, as it came.
  func reply() async throws -> Data
}
