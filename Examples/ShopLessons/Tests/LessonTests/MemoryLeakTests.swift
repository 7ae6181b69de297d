import ShopScreens
import Testing

@Suite("Memory Leak Detection") struct MemoryLeakTests {
  @Test("screen-data") func screenData() {
    let page = OrderPage(in: Census())
    page.open()
    #expect(page.subject == "order")
  }

  @Test("screen-released") func screenReleased() {
    weak var closed: OrderPage?
    do {
      let page = OrderPage(in: Census())
      page.open()
      closed = page
    }
    #expect(closed == nil)
  }

  @Test("nothing of SHOP_COUNTED is left") func counted() {
    let census = Census()
    do { OrderPage(in: census).load() }
    #expect(census.alive[Setting.text("SHOP_COUNTED", usual: "screen")] == 0)
  }
}
