import ShopScreens
import Testing

@MainActor @Suite("UI Tests") struct UITestsTests {
  private let screen = OrderScreen()

  /// Red: the button is written with capitals since its last design.
  @Test("old-title-text") func oldTitleText() { #expect(screen.button == "Confirm order") }

  @Test("button-exists") func buttonExists() { #expect(!screen.button.isEmpty) }

  @Test("order-list-grew") func orderListGrew() async {
    screen.tap()
    await screen.settle()
    #expect(screen.orders.count == 1)
  }

  /// Red where it looks before anything can have arrived.
  @Test("one order when looked at SHOP_LOOK") func oneOrder() async {
    screen.tap()
    if Setting.text("SHOP_LOOK", usual: "at once") == "after waiting" { await screen.settle() }
    #expect(screen.orders.count == 1)
  }
}
