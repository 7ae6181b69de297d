import Telltale

/// What is handed in for review.
private struct Application: CustomStringConvertible {
  let purpose: String
  let sizes = ["large", "medium"]
  let hasPrivacyLink = true

  var description: String {
    let state = purpose.isEmpty ? "empty" : isFilled ? "filled" : "blank"
    return "purpose=\(state) sizes=\(sizes.joined(separator: ",")) privacy=\(hasPrivacyLink ? "present" : "missing")"
  }

  var isFilled: Bool { !purpose.allSatisfy(\.isWhitespace) }
  var isNotEmpty: Bool { !purpose.isEmpty }
  var hasOldSize: Bool { sizes.contains("old") }
  var passesTheList: Bool { isFilled && hasPrivacyLink && hasOldSize }

  static let correct = Application(purpose: "Shows the exits that are near you")
  static let empty = Application(purpose: "")  // FAULT: nobody says what the location is for.
  static let blank = Application(purpose: " ")  // FAULT: the same, with a space in it.
}

extension Lesson {
  static let storeReview = Lesson(
    "store-review", "The Store Review Process", fault: "the location's purpose is not given"
  ) {
    Part(
      "Three items and the list",
      Contrasts {
        contrast("purpose-filled", correct: Application.correct, faulty: .empty, check: \.isFilled)
        contrast("old-size-screenshot-present", correct: Application.correct, faulty: .empty, check: \.hasOldSize)
        contrast("privacy-link-present", correct: Application.correct, faulty: .empty, check: \.hasPrivacyLink)
        contrast("whole-list-passed", correct: Application.correct, faulty: .empty, check: \.passesTheList)
      })
    Part(
      "Empty and blank",
      Contrasts {
        contrast("not-empty-empty-description", correct: Application.correct, faulty: .empty, check: \.isNotEmpty)
        contrast("not-empty-blank-description", correct: Application.correct, faulty: .blank, check: \.isNotEmpty)
        contrast("filled-blank-description", correct: Application.correct, faulty: .blank, check: \.isFilled)
        contrast("old-size-blank-description", correct: Application.correct, faulty: .blank, check: \.hasOldSize)
      })
  }
}
