public import ShopCore

/// A product in the cart, and how many pieces of it.
public struct CartLine: Hashable, Sendable {
  /// The product.
  public var product: Product
  /// How many pieces; at least one.
  public var quantity: Int

  /// Several pieces of a product.
  public init(product: Product, quantity: Int) {
    self.product = product
    self.quantity = quantity
  }

  /// The price of all pieces.
  public var total: Money { product.price * quantity }
}

/// What the customer is about to buy, in the order in which it was put in.
public struct Cart: Hashable, Sendable {
  /// One line a product.
  public private(set) var lines: [CartLine] = []

  /// An empty cart.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// The number of pieces, over all lines.
  public var pieceCount: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// The price of everything in it, before discount and shipping.
  public var subtotal: Money { lines.reduce(.zero) { $0 + $1.total } }

  /// Whether something in it has to be ordered by the shop first.
  public var waitsForStock: Bool { lines.contains { $0.product.leadDays > 0 } }

  /// How many pieces of a product are in it.
  public func quantity(of sku: String) -> Int {
    guard let position = position(of: sku) else { return 0 }
    return lines[position].quantity
  }

  /// Puts pieces of a product in: on its line where there is one, else on a new line at the end.
  public mutating func add(_ product: Product, pieces: Int = 1) {
    if let position = position(of: product.sku) {
      lines[position].quantity += pieces
    } else {
      lines.append(CartLine(product: product, quantity: pieces))
    }
  }

  /// Takes one piece of a product out; its line goes with the last piece.
  public mutating func removeOne(_ sku: String) {
    guard let position = position(of: sku) else { return }
    if lines[position].quantity > 1 {
      lines[position].quantity -= 1
    } else {
      lines.remove(at: position)
    }
  }

  private func position(of sku: String) -> Int? {
    lines.firstIndex { $0.product.sku == sku }
  }
}
