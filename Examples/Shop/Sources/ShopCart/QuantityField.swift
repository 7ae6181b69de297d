/// The text field for the number of pieces on the product's page.
public enum QuantityField {
  /// The most pieces of one product that the shop sells at once.
  public static let most = 99

  /// The number that the customer typed; nil unless it is one from 1 to 99.
  public static func pieces(typed text: String) -> Int? {
    guard let number = Int(text), number >= 1 && number <= most else { return nil }
    return number
  }
}
