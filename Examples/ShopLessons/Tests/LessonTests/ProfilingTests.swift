import ShopScreens
import Testing

@Suite("Profiling Tools") struct ProfilingTests {
  private let tags = PriceTags(cents: (1...20).map { 1000 + 25 * $0 })

  private var spent: Int {
    let meter = Meter()
    _ = tags.drawn(meter)
    return meter.units
  }

  @Test("rendered-text") func renderedText() { #expect(tags.drawn(Meter()).first == "10.25") }

  @Test("work-unit-budget") func workUnitBudget() { #expect(spent <= 30) }

  @Test("no more than SHOP_WORK units") func budget() { #expect(spent <= Setting.number("SHOP_WORK", usual: 30)) }
}
