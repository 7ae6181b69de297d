/// Receipts as the shop once sent them.
enum RecordedReceipts {
  /// Recorded from release 1.3, which still asked for shipping on an order of exactly 50.00. Since 1.4 such an order
  /// travels free; the sample has not been recorded again, for want of somebody to say whether the archive may change.
  static let order2077 = """
    Order 2077
    2 x Teapot: 50,00 €
    Shipping: 4,90 €
    Total: 54,90 €
    """
}
