import ShopCore
import Testing

@Suite("Amounts")
struct MoneyTests {
  @Test(
    "A share is rounded half up to the cent",
    arguments: [(1999, 15, 300), (1000, 15, 150), (10, 5, 1), (10, 4, 0), (4711, 100, 4711), (4711, 0, 0)])
  func share(of minorUnits: Int, percent: Int, is expected: Int) {
    #expect(Money(minorUnits: minorUnits).share(percent: percent) == Money(minorUnits: expected))
  }
}
