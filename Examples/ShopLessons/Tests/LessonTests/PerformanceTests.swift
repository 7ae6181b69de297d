import Foundation
import ShopScreens
import Testing

@Suite("Launch and Scrolling Performance") struct PerformanceTests {
  private let scroller: Scroller

  init() {
    var scroller = Scroller(window: 10)
    scroller.scroll(through: 100)
    self.scroller = scroller
  }

  @Test("drawn-rows") func drawnRows() { #expect(scroller.drawn == 100) }

  /// Red on a record of a release that used no row again: fewer is better, and not equal.
  @Test("as many rows as in SHOP_BASELINE") func equalToBaseline() throws {
    #expect(scroller.made == (try baseline()))
  }

  @Test("no more rows than in SHOP_BASELINE") func notAboveBaseline() throws {
    #expect(scroller.made <= (try baseline()))
  }

  @Test("pre-first-frame-work") func preFirstFrameWork() throws {
    #expect(Launch().beforeFirstFrame.count <= (try number(in: "launch-from-correct")))
  }

  private func baseline() throws -> Int {
    let name = Setting.text("SHOP_BASELINE", usual: "rows-from-correct")
    // A record that is taken anew by each run says what the run itself does.
    return name == "refreshed" ? scroller.made : try number(in: name)
  }

  private func number(in name: String) throws -> Int {
    try #require(Int(try PackageFile.recorded(name)))
  }
}
