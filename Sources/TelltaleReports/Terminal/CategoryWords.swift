import Telltale

/// How a report speaks of a category: its name, what it means, and what the owner of the check should do.
struct CategoryWords {
  var title: String
  var meaning: String
  var advice: String
  var role: TextStyle.Role
}

extension Check.Category {
  var words: CategoryWords {
    switch self {
    case .inverted:
      CategoryWords(
        title: "Inverted", meaning: "fails on the correct version, passes on a faulty one",
        advice: "Either its expectation was recorded from that fault: retake it; or that fault is the missing fix.",
        role: .bad)
    case .noisy:
      CategoryWords(
        title: "Noisy", meaning: "fails on the correct version and on every fault",
        advice: "Correct its expectation or its environment.", role: .bad)
    case .flaky:
      CategoryWords(
        title: "Flaky", meaning: "its answers to the same version differ",
        advice: "Find what changes from run to run; until then it decides nothing.", role: .warning)
    case .blind:
      CategoryWords(
        title: "Blind", meaning: "passes on the correct version and on every fault",
        advice: "", role: .warning)
    case .outsideCategory:
      CategoryWords(
        title: "Outside-category", meaning: "did not run, counted apart",
        advice: "", role: .heading)
    case .separating:
      CategoryWords(
        title: "Separating", meaning: "fails on a fault, passes on the correct version",
        advice: "", role: .good)
    }
  }
}

/// What the closest that a blind check came to any fault asks of its owner.
enum BlindReading: CaseIterable {
  case looksAway, needsInput, isUnwatched, reachesNothing

  init(_ counts: Check.Counts) {
    let unwatched = counts.blind - counts.unnoticed - counts.uninfected - counts.unreached
    self =
      counts.unnoticed > 0
      ? .looksAway : counts.uninfected > 0 ? .needsInput : unwatched > 0 ? .isUnwatched : .reachesNothing
  }

  var advice: String {
    switch self {
    case .looksAway: "A value differed and the check did not look: assert on it."
    case .needsInput: "Its input computes the same value either way: give it a second one."
    case .isUnwatched: "It runs none of the mutants. Whether it runs a patched line is not known."
    case .reachesNothing: "It runs none of the faulty code: let it look elsewhere."
    }
  }
}

extension UnseenReason {
  var heading: String {
    switch self {
    case .unnoticed: "A value differed and nobody looked"
    case .unwatched: "Every check passes on it; which ones run it is not known"
    case .uninfected: "Reached, and no passing check's input matters"
    case .unanswered: "Reached only by checks that fail, or that did not run on the fault"
    case .unreached: "No check reaches it"
    }
  }

  var advice: String {
    switch self {
    case .unnoticed: "Assert on what it changes."
    case .unwatched: "Assert on what it changes."
    case .uninfected: "Give a check an input on which it matters, such as the boundary itself."
    case .unanswered: "Correct those checks first."
    case .unreached: "Write a check that runs this code."
    }
  }
}

/// A column of counts in a table of checks.
struct CountColumn {
  var title: String
  var text: (Check) -> String

  init(_ title: String, _ count: KeyPath<Check.Counts, Int>) {
    self.title = title
    self.text = { $0.counts[keyPath: count].grouped }
  }

  /// How the check failed on the correct version.
  static var failure: CountColumn {
    var column = CountColumn("     fails by", \.separating)
    column.text = { check in
      if case .fail(let how) = check.correct { how.rawValue } else { "" }
    }
    return column
  }
}

extension Check.Category {
  /// The columns that tell something about checks of this category.
  func columns(for checks: [Check]) -> [CountColumn] {
    var columns: [CountColumn] =
      switch self {
      case .inverted: [.failure, CountColumn("passes on", \.inverted), CountColumn("fails on", \.noisy)]
      case .noisy: [.failure, CountColumn("fails on", \.noisy)]
      case .flaky:
        [
          CountColumn("separating", \.separating), CountColumn("blind", \.blind), CountColumn("noisy", \.noisy),
          CountColumn("inverted", \.inverted),
        ]
      case .blind:
        [
          CountColumn("unnoticed", \.unnoticed), CountColumn("uninfected", \.uninfected),
          CountColumn("unreached", \.unreached),
        ]
      case .outsideCategory: []
      case .separating:
        [
          CountColumn("sees", \.separating), CountColumn("unnoticed", \.unnoticed),
          CountColumn("uninfected", \.uninfected), CountColumn("unreached", \.unreached),
        ]
      }
    if self != .outsideCategory && checks.contains(where: { $0.counts.outsideCategory > 0 }) {
      columns.append(CountColumn("outside", \.outsideCategory))
    }
    return columns
  }
}
