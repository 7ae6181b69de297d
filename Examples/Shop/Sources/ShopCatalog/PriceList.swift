public import ShopCore

/// The rows of the catalogue's screen.
public struct PriceList {
  private let makeFormat: () -> PriceFormat

  /// A list that asks for its format when it is drawn.
  ///
  /// - Parameter makeFormat: Reads the storefront's settings, which is slow; called once a list, never once a row.
  public init(makeFormat: @escaping () -> PriceFormat) {
    self.makeFormat = makeFormat
  }

  /// A row for each product.
  public func rows(for products: [Product]) -> [String] {
    let format = makeFormat()
    return products.map { "\($0.name)  \(format.text(for: $0.price))" }
  }
}
