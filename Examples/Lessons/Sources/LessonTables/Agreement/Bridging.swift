import Telltale

private struct Summary {
  var title = "Tasks"
  var rows: [String]
  var filter = "open"
  /// What the page keeps for itself, and draws nowhere.
  var isExpanded: Bool? = nil

  static let before = Summary(rows: ["wash", "iron", "fold"])
  static let after = Summary(rows: ["wash", "iron", "fold", "mend", "store"])
}

/// An imperative host: it draws the value that it was given last.
private final class Host {
  private(set) var screen = Screen("HostingController")
  var content: Summary { didSet { draw() } }

  init(_ content: Summary) {
    self.content = content
    draw()
  }

  private func draw() {
    screen.fields = ["title": content.title, "openCount": content.rows.count, "filter": content.filter]
  }
}

/// An older list, wrapped so that it can stand in a declarative screen.
private final class OldList {
  private(set) var screen = Screen("LegacyListView")

  init(_ summary: Summary) {
    screen["title"] = summary.title
    reload(summary)
  }

  func reload(_ summary: Summary) { screen["rowCount"] = "\(summary.rows.count)" }

  /// The list after its wrapper was handed a new value.
  func updated(by wrapper: (OldList) -> Void) -> OldList {
    wrapper(self)
    return self
  }
}

extension Lesson {
  static let bridging = Lesson(
    "bridging", "Declarative and Imperative Interfaces Together", fault: "a new value is not passed across the bridge"
  ) {
    let after = Summary.after
    let hosted: FieldValues = ["title": after.title, "openCount": after.rows.count, "filter": after.filter]
    let forgotten = Host(.before)  // FAULT: content is not set to the new summary.
    Part("The host is not given the new value", agree("hosting-unassigned", model: hosted, screen: forgotten.screen))
    let given = Host(.before)
    given.content = after
    Part("The host is given it", agree("hosting-assigned", model: hosted, screen: given.screen))
    let wrapped: FieldValues = ["title": after.title, "rowCount": after.rows.count]
    let empty = OldList(.before).updated { _ in }  // FAULT: the wrapper's update does nothing.
    Part("The wrapper passes nothing on", agree("wrapping-empty", model: wrapped, screen: empty.screen))
    let filled = OldList(.before).updated { $0.reload(after) }
    Part("The wrapper passes it on", agree("wrapping-filled", model: wrapped, screen: filled.screen))
    let own = Host(after)
    Part(
      "State that is drawn nowhere",
      agree(
        "own-state", model: ["openCount": after.rows.count, "isExpanded": after.isExpanded], screen: own.screen,
        fields: ["openCount", "isExpanded"]))
  }
}
