import Telltale

/// A page that keeps a closure, and a fetcher that keeps one too.
private final class Page {
  let subject = "order"
  var onChange: (() -> String)?

  func listen(strongly: Bool) {
    if strongly {
      onChange = { self.subject }  // FAULT: the page owns a closure that owns the page.
    } else {
      onChange = { [weak self] in self?.subject ?? "" }
    }
  }

  func fetch(strongly: Bool, live: LiveObjects) {
    let fetcher = live.watch(Fetcher())
    if strongly {
      fetcher.onReply = { fetcher.replies += 1 }  // FAULT: the fetcher owns a closure that owns the fetcher.
    } else {
      fetcher.onReply = { [weak fetcher] in fetcher?.replies += 1 }
    }
  }
}

private final class Fetcher {
  var replies = 0
  var onReply: (() -> Void)?
}

private func subject(strongly: Bool) -> String {
  let page = Page()
  page.listen(strongly: strongly)
  defer { page.onChange = nil }
  return page.subject
}

private func release(strongly: Bool) -> Release {
  released {
    let page = Page()
    page.listen(strongly: strongly)
    return page
  }
}

private func liveAfterClosing(strongly: Bool) -> LiveObjects {
  let live = LiveObjects()
  _ = released {
    let page = live.watch(Page())
    page.fetch(strongly: strongly, live: live)
    return page
  }
  return live
}

extension Lesson {
  static let memoryLeaks = Lesson("memory-leaks", "Memory Leak Detection", fault: "a closure holds its own owner") {
    Part(
      "What is shown, and what stays",
      Contrasts {
        contrast("screen-data", correct: subject(strongly: false), faulty: subject(strongly: true)) { $0 == "order" }
        contrast(
          "screen-released", correct: release(strongly: false).isReleased, faulty: release(strongly: true).isReleased
        ) { $0 }
      })
    let (correct, faulty) = (liveAfterClosing(strongly: false), liveAfterClosing(strongly: true))
    Part(
      "What is counted",
      Contrasts {
        contrast("counted-screen", correct: correct.count(of: Page.self), faulty: faulty.count(of: Page.self)) {
          $0 == 0
        }
        contrast("counted-loader", correct: correct.count(of: Fetcher.self), faulty: faulty.count(of: Fetcher.self)) {
          $0 == 0
        }
      })
  }
}
