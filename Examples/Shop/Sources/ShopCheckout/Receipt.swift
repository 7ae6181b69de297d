public import Foundation
public import ShopCart
public import ShopCore

/// The text that is sent to the customer and kept in the archive.
public struct Receipt: Hashable, Sendable, Codable {
  /// The order's number.
  public let number: Int
  /// The lines from top to bottom.
  public let lines: [String]

  /// The receipt of an order.
  public init(number: Int, cart: Cart, bill: Bill, format: PriceFormat) {
    self.number = number
    var lines = cart.lines.map { "\($0.quantity) x \($0.product.name): \(format.text(for: $0.total))" }
    if bill.reduction.minorUnits > 0 {
      lines.append("Discount: \(format.text(for: .zero - bill.reduction))")
    }
    lines.append(bill.shipping == .zero ? "Shipping: free" : "Shipping: \(format.text(for: bill.shipping))")
    lines.append("Total: \(format.text(for: bill.total))")
    self.lines = lines
  }

  /// The receipt as one text, under the order's number.
  public var text: String {
    (["Order \(number)"] + lines).joined(separator: "\n")
  }

  /// The entry for the archive.
  public func archived() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}
