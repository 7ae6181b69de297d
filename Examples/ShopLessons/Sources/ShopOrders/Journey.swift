/// A place on the way to an order.
public enum Place: String, Sendable {
  case cart, address, payment, notice, confirmation
}

/// Where a customer is on the way to an order, and where they were.
public struct Journey: Sendable {
  /// The first place first.
  public private(set) var places: [Place] = [.cart]
  /// Whether money has been taken.
  public private(set) var isPaid = false

  /// A journey that begins at the cart.
  public init() {}

  /// The places as one line.
  public var trail: String { places.map(\.rawValue).joined(separator: ">") }

  /// Goes on to where the address is asked for, and from there to where money is.
  public mutating func check(out address: String) {
    places.append(.address)
    if !address.isEmpty { places.append(.payment) }
  }

  /// Pays by card, which leads to the confirmation.
  public mutating func payByCard() {
    isPaid = true
    places.append(.confirmation)
  }

  /// Asks for an invoice, which leads to the confirmation.
  public mutating func askForInvoice() {
    isPaid = false
    places.append(.confirmation)
  }
}
