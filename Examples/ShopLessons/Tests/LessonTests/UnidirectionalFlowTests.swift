import ShopOrders
import Testing

@Suite("Unidirectional Data Flow") struct UnidirectionalFlowTests {
  private let twoThenOneLess = Bag(after: [.add("pen"), .add("pen"), .remove("pen")])

  @Test("compare-state") func compareState() { #expect(twoThenOneLess == Bag(after: [.add("pen")])) }

  @Test("remaining-quantity") func remainingQuantity() { #expect(twoThenOneLess.quantity(of: "pen") == 1) }

  @Test("quantity-not-negative") func quantityNotNegative() { #expect(twoThenOneLess.quantity(of: "pen") >= 0) }

  @Test("single-quantity-item") func singleQuantityItem() {
    #expect(Bag(after: [.add("pen"), .remove("pen")]).quantity(of: "pen") == 0)
  }

  /// Red on more than one pen: recorded from a release that took all of them out at once.
  @Test("recorded bag after SHOP_STEPS") func recordedBag() throws {
    let steps = Setting.text("SHOP_STEPS", usual: "add,add,remove").split(separator: ",").map { word in
      word == "add" ? Bag.Step.add("pen") : .remove("pen")
    }
    #expect(Bag(after: steps).description == (try PackageFile.recorded("bag-of-release-1")))
  }
}
