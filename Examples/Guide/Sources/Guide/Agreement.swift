import Telltale

struct Mailbox {
  var name = "Inbox"
  var unread = 3
  var badge: String? = "new"

  var values: FieldValues { ["name": name, "unread": unread, "badge": badge] }
}

struct TextField { var text: String? }

final class MailboxView {
  var nameField = TextField()
  var unreadField = TextField()
  var badgeField = TextField()

  func write(_ mailbox: Mailbox) {
    nameField.text = mailbox.name
    unreadField.text = "\(mailbox.unread)"
    badgeField.text = mailbox.badge
  }
}

@Sendable func agreement(print: (Any) -> Void) async {
  var mailbox = Mailbox()
  let view = MailboxView()
  view.write(mailbox)
  mailbox.unread = 0
  mailbox.badge = nil

  let screen = Screen(
    "Mailbox", reading: view,
    ["name": \.nameField.text, "unread": \.unreadField.text, "badge": \.badgeField.text])
  print(agree("all-read", model: mailbox.values, screen: screen))

  let terminal = Screen("Terminal", formats: ["unread": .suffixed(" messages")]) {
    ["unread": "0 messages"]
  }
  print(agree("all-read", model: ["unread": mailbox.unread], screen: terminal)[0])

  var recorder = AgreementRecorder()
  var list = Screen("List", showing: ["selected": "Inbox"])
  var detail = Screen("Detail", showing: ["selected": "Inbox"])
  recorder.record("opened", model: ["selected": "Inbox"], screens: [list, detail])
  detail.isVisible = false
  recorder.record("closed", model: ["selected": nil], screens: [list, detail])
  list["selected"] = nil
  recorder.record("cleared", model: ["selected": nil], screens: [list, detail])
  for parting in recorder.partings { print(parting) }
}
