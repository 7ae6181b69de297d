import ShopRelease
import Testing

@Suite("Crash Reporting and Analytics") struct CrashReportingTests {
  private let report = SessionReport()

  @Test("SHOP_CRASH_FREE percent of all sessions are without a crash") func total() {
    #expect(report.crashFree() >= Double(Setting.number("SHOP_CRASH_FREE", usual: 90)))
  }

  @Test("SHOP_GROUP_CRASH_FREE percent of the sessions in SHOP_GROUP are without a crash") func group() {
    let share = report.crashFree(Setting.text("SHOP_GROUP", usual: "ja"))
    #expect(share >= Double(Setting.number("SHOP_GROUP_CRASH_FREE", usual: 90)))
  }

  /// Red on a name that the app does not send any more.
  @Test("the event SHOP_EVENT arrives") func event() {
    #expect(report.events.contains(Setting.text("SHOP_EVENT", usual: "order-placed")))
  }
}
