import Telltale

private final class Contacts {
  var chosen: String?
  var values: FieldValues { ["selected": chosen, "count": 2, "phone": "555-0100"] }
}

/// A stack of pages, the last of which can be seen.
private final class PageStack {
  private(set) var pages: [Page]
  init(_ root: Page) { pages = [root] }

  func push(_ page: Page) {
    pages.last?.screen.isVisible = false
    page.screen.isVisible = true
    pages.append(page)
  }

  func pop() {
    pages.removeLast().screen.isVisible = false
    pages.last?.screen.isVisible = true
    pages.last?.comeBack()
  }
}

private class Page {
  final var screen: Screen
  final let contacts: Contacts

  init(_ name: String, _ contacts: Contacts) {
    screen = Screen(name)
    self.contacts = contacts
  }

  final func write(_ fields: String...) {
    for field in fields { screen[field] = contacts.values[field] }
  }

  func comeBack() {}
}

private final class ListPage: Page {
  func choose(_ name: String) {
    contacts.chosen = name
    write("selected", "count")
  }

  // FAULT: nothing is written when the page comes back.
}

extension Lesson {
  static let navigation = Lesson(
    "navigation", "Navigation Controllers", fault: "a popped page clears what a list shows"
  ) {
    let contacts = Contacts()
    let list = ListPage("ContactListController", contacts)
    let detail = Page("ContactDetailController", contacts)
    let stack = PageStack(list)
    let rows = Agreements.collect { event in
      list.choose("Alice")
      event(agree("selected", model: contacts.values, screen: list.screen, fields: ["selected", "count"]))
      stack.push(detail)
      detail.write("selected", "phone")
      event(agree("detail-pushed", model: contacts.values, screen: detail.screen, fields: ["selected", "phone"]))
      event(agree("detail-pushed", model: contacts.values, screen: list.screen))  // Not visible: no rows.
      stack.pop()
      contacts.chosen = nil
      event(agree("popped", model: contacts.values, screen: list.screen, fields: ["selected", "count"]))
    }
    Part("There and back", rows)
    let others = Contacts()
    let second = PageStack(Page("ContactListController", others))
    let writing = Agreements.collect { event in
      others.chosen = "Alice"
      let page = Page("ContactDetailController", others)
      second.push(page)
      event(agree("pushed-before-writing", model: others.values, screen: page.screen, fields: ["selected", "phone"]))
      page.write("selected", "phone")
      event(agree("pushed-after-writing", model: others.values, screen: page.screen, fields: ["selected", "phone"]))
      second.pop()
    }
    Part(
      "Before and after writing", otherLines: [second.pages.map(\.screen.name).joined(separator: ", ")], writing)
  }
}
