import Telltale

/// A panel whose button puts work into a queue, which the screen shows when it has settled.
private struct OrderPanel {
  let caption = "Confirm Order"
  var onTap: (@Sendable (inout [String]) -> Void)?
  private var queue: [String] = []
  private(set) var listed: [String] = []

  init(onTap: (@Sendable (inout [String]) -> Void)?) {
    self.onTap = onTap
  }

  /// The panel after a tap, looked at before or after it has settled.
  func tapped(settles: Bool) -> OrderPanel {
    var panel = self
    panel.onTap?(&panel.queue)
    if settles { panel.listed += panel.queue }
    return panel
  }

  static let correct = OrderPanel { $0.append("first order") }
  static let faulty = OrderPanel(onTap: nil)  // FAULT: the button is wired to nothing.
}

extension Lesson {
  static let uiTests = Lesson("ui-tests", "UI Tests", fault: "the button sends no order") {
    let correct = OrderPanel.correct.tapped(settles: true)
    let faulty = OrderPanel.faulty.tapped(settles: true)
    Part(
      "What is looked at",
      Contrasts {
        contrast("old-title-text", correct: correct.caption, faulty: faulty.caption) { $0 == "Confirm order" }
        contrast("button-exists", correct: !correct.caption.isEmpty, faulty: !faulty.caption.isEmpty) { $0 }
        contrast("order-list-grew", correct: correct.listed.count, faulty: faulty.listed.count) { $0 == 1 }
      })
    Part(
      "When it is looked at",
      Contrasts {
        bound(
          "look", at: ["immediate-look": false, "after-wait": true],
          correct: { OrderPanel.correct.tapped(settles: $0).listed.count },
          faulty: { OrderPanel.faulty.tapped(settles: $0).listed.count }, check: { orders, _ in orders == 1 })
      })
  }
}
