import Telltale
import Testing

@Suite("The agreement of a field")
struct AgreementTests {
  private static let cases: [(model: String?, shown: String?, agreement: Agreement)] = [
    ("3", "3", .matching), ("3", "2", .stale), ("3", nil, .missing), (nil, "3", .leftover), (nil, nil, .outOfScope),
    ("", "", .matching), ("3", "3 ", .stale),
  ]

  @Test("follows from the two values", arguments: cases)
  func follows(model: String?, shown: String?, agreement: Agreement) {
    #expect(Agreement(model: model, shown: shown) == agreement)
  }

  @Test("character equality is the default; a format words the model's value")
  func formats() {
    #expect(Agreement(model: "3", shown: "3 messages") == .stale)
    #expect(Agreement(model: "3", shown: "3 messages", format: .suffixed(" messages")) == .matching)
    #expect(Agreement(model: "2", shown: "3 messages", format: .suffixed(" messages")) == .stale)
    #expect(Agreement(model: "3", shown: "$3", format: .prefixed("$")) == .matching)
    #expect(Agreement(model: "3", shown: "III", format: FieldFormat { _ in "III" }) == .matching)
  }
}

private struct Label { var text: String? }

private final class Board {
  var title = Label(text: "Chores")
  var open = 3
  var note = Label(text: nil)
}

@MainActor private final class MainActorView {
  var title: String? = "Chores"
}

@Suite("A screen")
struct ScreenTests {
  @Test("is read along key paths, numbers as text and empty optionals as nothing")
  func keyPaths() {
    let screen = Screen("Board", reading: Board(), ["title": \.title.text, "open": \.open, "note": \.note.text])

    #expect(screen["title"] == "Chores")
    #expect(screen["open"] == "3")
    #expect(screen["note"] == nil)
    #expect(screen.fields.names == ["title", "open", "note"])
  }

  @Test("is read by a closure")
  func closure() {
    let board = Board()
    let screen = Screen("Board") { ["title": board.title.text, "open": board.open] }

    #expect(screen.fields.description == "title=Chores open=3")
    #expect(screen.fields.count == 2)
  }

  @Test("can be seen, however it was read, unless it says otherwise")
  func visibility() {
    let board = Board()
    let screens = [
      Screen("S"), Screen("S") { ["open": board.open] }, Screen("S", reading: board, ["open": \.open]),
    ]
    let hidden = [
      Screen("S", isVisible: false), Screen("S", isVisible: false) { ["open": board.open] },
      Screen("S", reading: board, ["open": \.open], isVisible: false),
    ]

    #expect(screens.map { agree("opened", model: ["open": 3], screen: $0).count } == [1, 1, 1])
    #expect(hidden.map { agree("opened", model: ["open": 3], screen: $0).count } == [0, 0, 0])
  }

  @Test("is read in place from a view on the main actor")
  @MainActor func mainActor() {
    let view = MainActorView()

    #expect(Screen("View", reading: view, ["title": \.title])["title"] == "Chores")
    #expect(Screen("View") { ["title": view.title] }["title"] == "Chores")
  }

  @Test("shows what was written last, and nothing in a field that was cleared")
  func writing() {
    var screen = Screen("Board", showing: ["title": "Old"])
    screen["title"] = "New"
    screen["note"] = "soon"
    screen["note"] = nil

    #expect(screen.fields.description == "title=New")
    #expect(screen.fields.count == 1)
  }
}

@Suite("Agreeing with a model")
struct AgreeTests {
  @Test("prints a line for each field, then the four agreements in order")
  func prints() {
    let screen = Screen("Board", showing: ["title": "Chores", "open": 3, "badge": "new"])
    let table = agree("closed-one", model: ["title": "Chores", "open": 2, "due": "today"], screen: screen)

    #expect(
      table.description == """
        closed-one | Board.title: model=Chores screen=Chores -> matching
        closed-one | Board.open: model=2 screen=3 -> stale
        closed-one | Board.due: model=today screen=- -> missing
        closed-one | Board.badge: model=- screen=new -> leftover
        matching: 1
        stale: 1
        missing: 1
        leftover: 1
        """)
    #expect(!table.isFaultless)
  }

  @Test("looks at the fields asked for, and counts none that neither side carries")
  func chosenFields() {
    let table = agree("opened", model: ["a": 1, "c": nil], screen: Screen("S", showing: ["b": 2]), fields: ["c"])

    #expect(table.map(\.agreement) == [.outOfScope])
    #expect(table.description.hasPrefix("opened | S.c: model=- screen=- -> out-of-scope\nmatching: 0"))
    #expect(table.isFaultless)
  }

  @Test("finds a field that neither side names: its name may be misspelt")
  func misspelt() {
    let table = agree("opened", model: ["title": 1], screen: Screen("S", showing: ["note": 2]), fields: ["titel"])

    #expect(!table.isFaultless)
    #expect(
      table[0].finding == "S.titel is named by neither the model nor the screen. Correct the field's name.")
    let onScreen = agree("opened", model: [:], screen: Screen("S", showing: ["note": nil]), fields: ["note"])
    #expect(onScreen.isFaultless)
  }

  @Test("leaves a screen out that can't be seen")
  func invisible() {
    let popped = Screen("Detail", showing: ["note": "left over"], isVisible: false)

    #expect(agree("popped", model: [:], screen: popped).isEmpty)
  }

  @Test("words the model's value by the screen's format, and prints both as they are")
  func formatted() {
    let screen = Screen("Inbox", showing: ["unread": "3 messages"], formats: ["unread": .suffixed(" messages")])
    let table = agree("loaded", model: ["unread": 3], screen: screen)

    #expect(table.first?.description == "loaded | Inbox.unread: model=3 screen=3 messages -> matching")
  }

  @Test("a finding names field, event, both values and the remedy")
  func finding() {
    let table = agree("saved", model: ["note": "soon"], screen: Screen("Board"))

    #expect(
      table[0].finding == """
        Board.note is missing after "saved": it shows nothing, the model carries "soon". \
        Write the field to this screen.
        """)
    #expect(agree("saved", model: [:], screen: Screen("Board")).first?.finding == nil)
  }
}

@Suite("An agreement recorder")
struct AgreementRecorderTests {
  @Test("says at which event a field first parted from the model")
  func firstParting() {
    var recorder = AgreementRecorder()
    var list = Screen("List", showing: ["chosen": "A", "count": 2])
    let detail = Screen("Detail", showing: ["chosen": "A"], isVisible: false)
    recorder.record("chosen", model: ["chosen": "A", "count": 2], screens: [list, detail])
    recorder.record("popped", model: ["count": 2], screens: [list, detail])
    list["count"] = "3"
    recorder.record("added", model: ["count": 2], screens: [list])

    #expect(recorder.firstParting(of: "chosen", on: "List")?.event == "popped")
    #expect(recorder.firstParting(of: "count", on: "List")?.event == "added")
    #expect(recorder.firstParting(of: "chosen", on: "Detail") == nil)
    #expect(recorder.partings.map { "\($0.event) \($0.field)" } == ["popped chosen", "added count"])
    #expect(recorder.events.map(\.agreements.count) == [2, 2, 2])
    #expect(recorder.agreements.tally[.leftover] == 2)
  }
}
