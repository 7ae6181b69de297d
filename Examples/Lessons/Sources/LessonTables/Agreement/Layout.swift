import Telltale

/// A distance that a layout holds to. It was taken from the model when the constraint was made.
private struct Constraint {
  var constant: Int
  var isRequired = true
}

private struct Card {
  let name: String
  var constraints: [String: Constraint] = [:]

  /// Makes constraints for these measures of the model, or makes them anew.
  mutating func constrain(_ names: String..., to model: FieldValues, isRequired: Bool = true) {
    for name in names {
      constraints[name] = model[name].flatMap { Int($0) }.map { Constraint(constant: $0, isRequired: isRequired) }
    }
  }

  var screen: Screen {
    Screen(name) { constraints.reduce(into: FieldValues()) { $0[$1.key] = "\($1.value.constant)" } }
  }
}

extension Lesson {
  static let layout = Lesson(
    "layout", "Constraint-Based Layout", fault: "a constraint keeps the number that it was made with"
  ) {
    let padding = Agreements.collect { event in
      var model: FieldValues = ["sidePadding": 16, "cardWidth": 320]
      var card = Card(name: "InvoiceCard")
      card.constrain("sidePadding", "cardWidth", to: model)
      event(agree("first-setup", model: model, screen: card.screen))
      model["sidePadding"] = "24"  // FAULT: the constraint is not changed with it.
      event(agree("padding-changed", model: model, screen: card.screen))
      card.constrain("sidePadding", to: model)
      event(agree("constraint-updated", model: model, screen: card.screen))
    }
    Part("A measure that changes", padding)
    let footer = Agreements.collect { event in
      let model: FieldValues = ["sidePadding": 24, "footerHeight": 44]
      var card = Card(name: "InvoiceCard")
      card.constrain("sidePadding", to: model)  // FAULT: none is made for the footer.
      event(agree("footnote-added", model: model, screen: card.screen))
      card.constrain("footerHeight", to: model)
      event(agree("constraint-set", model: model, screen: card.screen))
    }
    Part("A constraint that nobody made", footer)
    let priorities = Agreements.collect { event in
      let model: FieldValues = ["cardWidth": 320]
      for (name, isRequired) in [("RequiredCard", true), ("FlexibleCard", false)] {
        var card = Card(name: name)
        card.constrain("cardWidth", to: model, isRequired: isRequired)
        event(agree(isRequired ? "required" : "flexible", model: model, screen: card.screen))
      }
    }
    Part("Priorities are not measured", priorities)
  }
}
