import Telltale

private final class Errand {
  let title = "Report"
  let open = 4
  var note: String?
  var values: FieldValues { ["title": title, "open": open, "note": note] }
}

/// A board over which one sheet can lie.
private final class Board {
  private(set) var screen = Screen("TaskBoardController")
  private(set) var sheet: NoteSheet?

  func load(_ errand: Errand) {
    screen["title"] = errand.title
    screen["open"] = "\(errand.open)"
  }

  func present(_ sheet: NoteSheet) {
    screen.isVisible = false
    self.sheet = sheet
  }

  func close() {
    sheet?.screen.isVisible = false
    sheet = nil
    screen.isVisible = true  // FAULT: what the sheet has brought is not written.
  }
}

private final class NoteSheet {
  var screen = Screen("NoteController")

  func save(_ note: String, to errand: Errand) {
    errand.note = note
    screen["note"] = note
  }
}

extension Lesson {
  static let presentation = Lesson(
    "presentation", "Presentation Styles", fault: "a board does not write what its sheet has brought"
  ) {
    let (errand, board, sheet) = (Errand(), Board(), NoteSheet())
    let rows = Agreements.collect { event in
      board.load(errand)
      event(agree("loaded", model: errand.values, screen: board.screen, fields: ["title", "open"]))
      board.present(sheet)
      sheet.screen["title"] = errand.title
      event(agree("note-presented", model: errand.values, screen: sheet.screen, fields: ["title"]))
      sheet.save("Draft", to: errand)
      event(agree("note-saved", model: errand.values, screen: sheet.screen, fields: ["note"]))
      board.close()
      event(agree("note-closed", model: errand.values, screen: board.screen))
      event(agree("note-closed", model: errand.values, screen: sheet.screen))  // Dismissed: no rows.
    }
    Part("A sheet brings a note", rows)
    let (other, empty, dismissed) = (Errand(), Board(), NoteSheet())
    let visible = Agreements.collect { event in
      empty.present(dismissed)
      dismissed.save("Draft", to: other)
      empty.close()
      other.note = nil
      for screen in [empty.screen, dismissed.screen] {
        event(agree("visible-board", model: other.values, screen: screen, fields: ["note"]))
      }
    }
    Part(
      "A dismissed sheet is out of the measurement",
      otherLines: [
        "presented: \(empty.sheet?.screen.name ?? "none")",
        "left on the dismissed screen: \(dismissed.screen["note"] ?? "-")",
      ],
      visible)
  }
}
