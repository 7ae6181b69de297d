import Telltale

/// A button that adds to a basket, and a number beside it.
private final class BasketView {
  private(set) var quantity: Int
  private(set) var screen: Screen
  private let onAdd: (BasketView) -> Void

  init(_ name: String, onAdd: @escaping (BasketView) -> Void = { _ in }) {
    quantity = 1
    screen = Screen(name)
    self.onAdd = onAdd
    write()
  }

  func write() { screen["quantity"] = "\(quantity)" }

  func tap() {
    quantity += 1
    onAdd(self)
  }

  func agreement(_ event: String) -> Agreements { agree(event, model: ["quantity": quantity], screen: screen) }
}

extension Lesson {
  static let actions = Lesson("actions", "Outlets and Actions", fault: "a tap changes the model, not the screen") {
    let old = BasketView("CartController")  // FAULT: nothing is written after a tap.
    let fixed = BasketView("FixedCartController", onAdd: { $0.write() })
    let rows = Agreements.collect { event in
      event(old.agreement("opened-old"))
      old.tap()
      event(old.agreement("tapped-old"))
      event(fixed.agreement("opened-fixed"))
      fixed.tap()
      event(fixed.agreement("tapped-fixed"))
    }
    Part("A tap, and what is written after it", rows)
    let price = 120
    let worded = "$\(price).00"
    let screen = Screen("PriceController", showing: ["price": worded])
    Part(
      "A price in words",
      agree("formatted-text", model: ["price": price], screen: screen)
        + agree("formatted-compared", model: ["price": worded], screen: screen))
  }
}
