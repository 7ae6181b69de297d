import Telltale

/// Views in a row; a hidden one takes no room and shows nothing, and so does one that was taken out.
private struct StackRow {
  struct Item { var text: String; var isHidden = false }

  var items: [String: Item] = [:]

  func shows(_ name: String) -> Bool { items[name].map { !$0.isHidden } ?? false }

  func texts(_ screen: String) -> Screen {
    Screen(screen) {
      items.reduce(into: FieldValues()) { if !$1.value.isHidden { $0[$1.key] = $1.value.text } }
    }
  }

  func visibility(_ screen: String) -> Screen {
    Screen(screen, showing: ["badgeVisible": shows("badge") ? "yes" : "no"])
  }
}

extension Lesson {
  static let stackViews = Lesson("stack-views", "Stack Views", fault: "a badge is not hidden when its value goes") {
    let texts = Agreements.collect { event in
      var model: FieldValues = ["title": "Order 1042", "badge": "New"]
      var row = StackRow(items: ["title": .init(text: "Order 1042"), "badge": .init(text: "New")])
      event(agree("order-loaded", model: model, screen: row.texts("OrderRow")))
      model["badge"] = nil  // FAULT: the row keeps its badge.
      event(agree("badge-removed", model: model, screen: row.texts("OrderRow")))
      row.items["badge"]?.isHidden = true
      event(agree("badge-hidden", model: model, screen: row.texts("OrderRow")))
    }
    Part("A badge whose value goes", texts)
    let hiding = Agreements.collect { event in
      var row = StackRow(items: ["badge": .init(text: "New")])
      event(agree("badge-visible", model: ["badgeVisible": "yes"], screen: row.visibility("OrderRow")))
      let model: FieldValues = ["badgeVisible": "no"]  // FAULT: the row is not told.
      event(agree("model-hid", model: model, screen: row.visibility("OrderRow")))
      row.items["badge"]?.isHidden = true
      event(agree("screen-hid", model: model, screen: row.visibility("OrderRow")))
    }
    Part("Hiding as a field of its own", hiding)
    let hidden = StackRow(items: ["badge": .init(text: "New", isHidden: true)])
    let removed = StackRow()
    Part(
      "Hidden or taken out",
      agree("hidden", model: ["badgeVisible": "no"], screen: hidden.visibility("HiddenRow"))
        + agree("removed", model: ["badgeVisible": "no"], screen: removed.visibility("RemovedRow")))
  }
}
