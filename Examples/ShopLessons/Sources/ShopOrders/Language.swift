/// A language that amounts are written in.
public enum Language: String, Sendable {
  case tr, en

  /// A whole amount with two decimals.
  public func text(_ amount: Int) -> String {
    switch self {
    case .tr: "\(amount),00"
    case .en: "\(amount).00"
    }
  }
}
