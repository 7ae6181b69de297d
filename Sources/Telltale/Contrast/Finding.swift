extension Separation {
  /// What the owner of a check in this category should do; nil for a separating one, which needs nothing.
  public var remedy: String? {
    switch self {
    case .separating: nil
    case .blind: "Give it a second input, or let it look at what the fault changes."
    case .noisy: "Correct its expectation or its environment; until then it says nothing of this fault."
    case .inverted: "Its expectation was recorded from a faulty version: retake it from the correct one."
    case .outsideCategory: "Make it run on both versions; until then it is counted apart."
    }
  }
}

extension Contrast {
  /// What is wrong with the check, and what to do about it; nil where it separates.
  public var finding: String? {
    guard let remedy = separation.remedy else { return nil }
    return "\"\(label)\" \(cause). \(remedy)"
  }

  private var cause: String {
    let correct = "the correct version (\(self.correct.evidence))"
    let faulty = "the faulty one (\(self.faulty.evidence))"
    return switch separation {
    case .separating: "tells \(correct) from \(faulty)"
    case .blind: "is blind to the fault: it passes on \(correct) and on \(faulty)"
    case .noisy: "is noisy: it fails on \(correct) and on \(faulty)"
    case .inverted: "is inverted: it fails on \(correct) and passes on \(faulty)"
    case .outsideCategory: "has no category: \(absences)"
    }
  }

  private var absences: String {
    [("correct", correct), ("faulty", faulty)]
      .filter { !$0.1.answer.didRun }
      .map { "it did not run on the \($0.0) version (\($0.1.evidence))" }
      .joined(separator: " and ")
  }
}

extension Contrast.Side {
  /// The value, and the error where there is one.
  fileprivate var evidence: String {
    guard let error else { return valueText }
    return output == nil ? error.onOneLine : "\(valueText); \(error.onOneLine)"
  }
}
