/// A country that the shop sells in.
public enum Storefront: String, CaseIterable, Sendable {
  case germany, ireland, japan, turkey

  /// How this storefront writes its prices.
  public var prices: PriceFormat {
    switch self {
    case .germany: PriceFormat(symbol: "€", symbolComesFirst: false, decimalSeparator: ",", fractionDigits: 2)
    case .ireland: PriceFormat(symbol: "€", symbolComesFirst: true, decimalSeparator: ".", fractionDigits: 2)
    case .japan: PriceFormat(symbol: "¥", symbolComesFirst: true, decimalSeparator: ".", fractionDigits: 0)
    case .turkey: PriceFormat(symbol: "TL", symbolComesFirst: false, decimalSeparator: ",", fractionDigits: 2)
    }
  }
}
