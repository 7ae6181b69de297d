import Telltale

struct List {
  let buildsFormatterForEachRow: Bool

  func draw(rows: Int, work: WorkCounter) {
    if !buildsFormatterForEachRow { work.spend(on: "formatter") }
    for _ in 0..<rows {
      if buildsFormatterForEachRow { work.spend(on: "formatter") }
      work.spend(on: "row")
    }
  }

  func unitsSpent(rows: Int) -> Int {
    let work = WorkCounter()
    draw(rows: rows, work: work)
    return work.spent
  }
}

final class Screenplay {
  var editor: Editor?
  var onSave: (() -> Void)?
  var saves = 0
}

final class Editor {
  var screenplay: Screenplay?
}

@Sendable func workAndMemory(print: (Any) -> Void) async {
  let budget = WorkBudget(25, from: "twenty rows and a formatter, with some room")
  let list = List(buildsFormatterForEachRow: false)
  let faulty = List(buildsFormatterForEachRow: true)
  print(
    contrast(
      "draw", correct: list.unitsSpent(rows: 20), faulty: faulty.unitsSpent(rows: 20), check: budget.answer))
  print(budget.report(faulty.unitsSpent(rows: 20)))

  let held = released {
    let screenplay = Screenplay()
    let editor = Editor()
    screenplay.editor = editor
    editor.screenplay = screenplay
    return screenplay
  }
  print(held)

  let captured = released {
    let screenplay = Screenplay()
    screenplay.onSave = { screenplay.saves += 1 }
    return screenplay
  }
  print(captured)

  let live = LiveObjects()
  _ = released {
    let screenplay = live.watch(Screenplay())
    let editor = live.watch(Editor())
    screenplay.onSave = { screenplay.saves += 1 }
    editor.screenplay = screenplay
    return editor
  }
  print("\(live.count(of: Screenplay.self)) screenplays, \(live.count(of: Editor.self)) editors")
}
