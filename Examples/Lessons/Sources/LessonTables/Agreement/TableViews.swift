import Telltale

/// A cell that is used for one contact after another.
private final class ContactCell {
  private(set) var screen: Screen
  init(_ name: String) { screen = Screen(name) }

  /// FAULT: a note is written where there is one, and never cleared.
  func show(_ contact: FieldValues) {
    screen["name"] = contact["name"]
    if let note = contact["note"] { screen["note"] = note }
  }

  func prepareForReuse() { screen.fields = FieldValues() }
}

extension Lesson {
  static let tableViews = Lesson("table-views", "Table Views", fault: "a cell keeps the note of the row before") {
    let ayse: FieldValues = ["name": "Ayse", "note": "Favorite"]
    let mehmet: FieldValues = ["name": "Mehmet", "note": nil]
    let reuse = Agreements.collect { event in
      let cell = ContactCell("ContactCell")
      cell.show(ayse)
      event(agree("row-one", model: ayse, screen: cell.screen))
      cell.show(mehmet)
      event(agree("reused", model: mehmet, screen: cell.screen))
      cell.prepareForReuse()
      cell.show(mehmet)
      event(agree("preparation-cleared", model: mehmet, screen: cell.screen))
    }
    Part("A cell is used again", reuse)
    let refresh = Agreements.collect { event in
      let cell = ContactCell("ContactCell")
      cell.show(["name": "Mehmet"])
      event(agree("row-showing", model: ["name": "Mehmet"], screen: cell.screen))
      let renamed: FieldValues = ["name": "Mehmet Ali"]  // FAULT: the row is not loaded again.
      event(agree("model-changed", model: renamed, screen: cell.screen))
      cell.show(renamed)
      event(agree("row-reloaded", model: renamed, screen: cell.screen))
    }
    Part("A contact is renamed", refresh)
    let residue = Agreements.collect { event in
      for (name, label) in [("SameCell", "same-cell"), ("OtherCell", "other-cell")] {
        let cell = ContactCell(name)
        cell.show(ayse)
        cell.show(mehmet)
        event(agree(label, model: mehmet, screen: cell.screen))
      }
    }
    Part("Which cell it is makes no difference", residue)
  }
}
