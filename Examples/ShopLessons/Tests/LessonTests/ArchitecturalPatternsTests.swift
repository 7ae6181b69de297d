import ShopOrders
import Testing

@Suite("Architectural Patterns") struct ArchitecturalPatternsTests {
  private let bill = Bill(
    lines: [BillLine("atlas", 52), BillLine("ruler", 13), BillLine("compass", 35)], reduction: 10)

  @Test("total-equals") func totalEquals() { #expect(bill.total == 90) }

  @Test("discount-amount") func discountAmount() { #expect(bill.saved == 10) }

  @Test("positive-total") func positiveTotal() { #expect(bill.total > 0) }

  @Test("row-count") func rowCount() { #expect(bill.lines.count == 3) }

  /// Red: written for bills that had two decimals.
  @Test("receipt-text") func receiptText() { #expect(bill.closing == "Total: 90.00 TL") }

  /// Red: recorded from a release that took the reduction off twice.
  @Test("recorded-sample") func recordedSample() throws {
    #expect(String(bill.total) == (try PackageFile.recorded("bill-of-release-1")))
  }

  @Test("price with a voucher of SHOP_PERCENT") func price() {
    let percent = Setting.number("SHOP_PERCENT", usual: 10)
    #expect(Voucher(percent: percent).price(of: 100) == 100 - percent)
  }
}
