/// Brings the names of what there is to buy.
public protocol Supply: Sendable {
  /// The names, in the order in which they are shown.
  func names() async throws -> [String]
}

/// What the shop shows, kept until the supply has something better.
public struct Catalogue: Sendable {
  /// In the order in which they are shown.
  public private(set) var names: [String]
  private let supply: any Supply

  /// A catalogue that shows these names until it is asked for news.
  public init(saved names: [String], supply: any Supply) {
    self.names = names
    self.supply = supply
  }

  /// Asks the supply; a supply that can't be reached, or has nothing, changes nothing.
  public mutating func refresh() async {
    guard let fresh = try? await supply.names() else { return }
    if fresh.isEmpty { return }
    names = fresh
  }
}
