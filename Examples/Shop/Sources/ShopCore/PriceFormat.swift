/// How a storefront writes its prices.
///
/// Written by hand and not with a number formatter: the receipts are archived, and must not change with the
/// system's locale data.
public struct PriceFormat: Hashable, Sendable {
  /// The currency's sign.
  public var symbol: String
  /// Whether the sign stands in front of the number, without a space.
  public var symbolComesFirst: Bool
  /// What stands between the whole and the fraction.
  public var decimalSeparator: String
  /// Digits of the fraction: 2 for the euro, 0 for the yen.
  public var fractionDigits: Int

  /// A format from its parts.
  public init(symbol: String, symbolComesFirst: Bool, decimalSeparator: String, fractionDigits: Int) {
    self.symbol = symbol
    self.symbolComesFirst = symbolComesFirst
    self.decimalSeparator = decimalSeparator
    self.fractionDigits = fractionDigits
  }

  /// The amount as the storefront writes it, such as `12,50 €`.
  public func text(for amount: Money) -> String {
    let number = digits(of: amount.minorUnits.magnitude)
    let price = symbolComesFirst ? symbol + number : number + " " + symbol
    return amount.minorUnits < 0 ? "-" + price : price
  }

  /// The number with its fraction, without sign and symbol.
  private func digits(of units: UInt) -> String {
    guard fractionDigits > 0 else { return String(units) }
    // At least one digit in front of the separator: 5 cents are 005 here.
    let text = String(units)
    let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - text.count)) + text
    return "\(padded.dropLast(fractionDigits))\(decimalSeparator)\(padded.suffix(fractionDigits))"
  }
}
