import Telltale

/// A board that shows the items it was told of.
private struct ItemBoard {
  let name: String
  var columns = 1
  private var known: [(key: String, title: String)] = []

  init(_ name: String, columns: Int = 1, showing items: FieldValues = [:]) {
    self.name = name
    self.columns = columns
    apply(items)
  }

  mutating func insert(_ key: String, _ title: String) { known.append((key, title)) }

  /// Takes over a whole snapshot: what it does not carry goes.
  mutating func apply(_ snapshot: FieldValues) {
    known = snapshot.names.compactMap { key in snapshot[key].map { (key, $0) } }
  }

  var screen: Screen {
    Screen(name) { known.reduce(into: FieldValues()) { $0[$1.key] = $1.title } }
  }
}

extension Lesson {
  static let collectionViews = Lesson(
    "collection-views", "Collection Views", fault: "the board is not told of an item that was added"
  ) {
    let keys = ["task1", "task2", "task3"]
    let adding = Agreements.collect { event in
      var model: FieldValues = ["task1": "Report", "task2": "Test"]
      var board = ItemBoard("TaskBoard", showing: model)
      event(agree("opening", model: model, screen: board.screen, fields: keys))
      model["task3"] = "Release"  // FAULT: nobody tells the board.
      event(agree("item-added", model: model, screen: board.screen, fields: keys))
      board.insert("task3", "Release")
      event(agree("addition-notified", model: model, screen: board.screen, fields: keys))
    }
    Part("An item is added", adding)
    let snapshots = Agreements.collect { event in
      let model: FieldValues = ["task2": "Test", "task3": "Release"]
      var board = ItemBoard("TaskBoard", showing: ["task1": "Report", "task2": "Test"])  // FAULT: the old snapshot.
      event(agree("snapshot-before", model: model, screen: board.screen, fields: keys))
      board.apply(model)
      event(agree("snapshot-after", model: model, screen: board.screen, fields: keys))
    }
    Part("A snapshot carries everything at once", snapshots)
    let model: FieldValues = ["task1": "Report", "task2": "Test"]
    Part(
      "Columns are not measured",
      agree("grid", model: model, screen: ItemBoard("GridBoard", columns: 2, showing: model).screen)
        + agree("list", model: model, screen: ItemBoard("ListBoard", showing: model).screen))
  }
}
