import Telltale

/// A mail folder. Those who want to hear of another folder subscribe.
private final class Folder {
  var title = "Inbox"
  var unread = 3
  var drafts: Int?
  var flagged: Int?
  private var listeners: [(String) -> Void] = []

  var values: FieldValues { ["title": title, "unread": unread, "drafts": drafts, "flagged": flagged] }

  func subscribe(_ listener: @escaping (String) -> Void) { listeners.append(listener) }

  func open(_ title: String) {
    self.title = title
    listeners.forEach { $0(title) }
  }
}

private final class InboxView {
  private(set) var screen = Screen("InboxController")
  let folder: Folder

  init(_ folder: Folder) {
    self.folder = folder
    // FAULT: nobody calls folder.subscribe { self.screen["title"] = $0 }.
  }

  func load() {
    screen["title"] = folder.title
    screen["unread"] = "\(folder.unread)"
    // FAULT: drafts and flagged are not written.
  }

  func readAll() {
    folder.unread = 0  // FAULT: the screen is not written with it.
  }
}

private final class MessageRow {
  private(set) var screen = Screen("MessageCell")

  func show(_ message: FieldValues) {
    // FAULT: fields that this message does not carry are not cleared.
    for field in message.names { screen[field] = message[field] }
  }
}

extension Lesson {
  static let viewControllers = Lesson(
    "view-controllers", "The View Controller Concept", fault: "four places where a write or a clearing was left out"
  ) {
    let folder = Folder()
    let inbox = InboxView(folder)
    let loaded = { inbox.load() }
    let rows = Agreements.collect { event in
      loaded()
      event(agree("loaded", model: folder.values, screen: inbox.screen, fields: ["title", "unread"]))
      inbox.readAll()
      event(agree("marked-read", model: folder.values, screen: inbox.screen, fields: ["unread"]))
      folder.open("Archive")
      event(agree("folder-changed", model: folder.values, screen: inbox.screen, fields: ["title"]))
      (folder.drafts, folder.flagged) = (2, 1)
      event(agree("drafts-arrived", model: folder.values, screen: inbox.screen, fields: ["drafts", "flagged"]))
      let row = MessageRow()
      row.show(["subject": "Lunch", "badge": "new", "attachment": "pdf"])
      let message: FieldValues = ["subject": "Meeting"]
      row.show(message)
      event(agree("cell-reused", model: message, screen: row.screen))
    }
    Part("What was forgotten after five events", rows)
    let worded = Screen("InboxController", showing: ["unread": "3 messages"])
    let cleared = Screen("InboxController")
    Part(
      "The same number in other words, and none",
      agree("formatted-text", model: ["unread": 3], screen: worded),
      agree("cleared", model: ["unread": nil], screen: cleared))
  }
}
