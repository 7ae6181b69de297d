/// The same check applied to a correct and to a faulty version: both outputs, both answers, and what they say of the
/// check.
///
/// A value of this type is made by ``contrast(_:correct:faulty:check:)-(_,_,_,(Output)->Bool)``. It says something of the
/// check only together with this fault and this input: see ``Bounds`` for how it changes with the input.
public struct Contrast<Output> {
  /// What one version produced, and what the check answered to it.
  public struct Side {
    /// What the version produced; nil where its producer threw.
    public let output: Output?
    /// What the check answered; `didNotRun` where there was nothing to look at.
    public let answer: Answer
    /// The words of the error that ended the producer or the check.
    public let error: String?

    /// One side of a contrast that was measured elsewhere.
    public init(output: Output?, answer: Answer, error: String? = nil) {
      self.output = output
      self.answer = answer
      self.error = error
    }
  }

  /// The check's name.
  public let label: String
  /// The correct version's side.
  public let correct: Side
  /// The faulty version's side.
  public let faulty: Side

  /// A contrast of two sides that were measured elsewhere.
  public init(label: String, correct: Side, faulty: Side) {
    self.label = label
    self.correct = correct
    self.faulty = faulty
  }

  /// What the two answers say of the check.
  public var separation: Separation { Separation(correct: correct.answer, faulty: faulty.answer) }

  /// The same contrast with its outputs as text, so that contrasts of different types can stand in one table.
  public var described: Contrast<String> {
    Contrast<String>(label: label, correct: correct.described, faulty: faulty.described)
  }
}

extension Contrast: Sendable where Output: Sendable {}
extension Contrast.Side: Sendable where Output: Sendable {}
extension Contrast: Equatable where Output: Equatable {}
extension Contrast.Side: Equatable where Output: Equatable {}
extension Contrast: Hashable where Output: Hashable {}
extension Contrast.Side: Hashable where Output: Hashable {}

extension Contrast: CustomStringConvertible {
  /// `label | correct=VALUE/pass faulty=VALUE/fail -> separating`; where a side did not run, the values stand without
  /// answers, since the pair has no category: `label | correct=VALUE faulty=stopped -> outside-category`.
  public var description: String {
    let isCounted = separation != .outsideCategory
    let sides = "correct=\(correct.text(withAnswer: isCounted)) faulty=\(faulty.text(withAnswer: isCounted))"
    return "\(label.onOneLine) | \(sides) -> \(separation.rawValue)"
  }
}

extension Contrast.Side {
  /// The output as text, or the reason why there is none.
  var valueText: String {
    if let output { return String(describing: output).onOneLine }
    if case .didNotRun(let absence) = answer { return absence.rawValue }
    return "-"
  }

  fileprivate func text(withAnswer: Bool) -> String {
    withAnswer ? "\(valueText)/\(answer)" : valueText
  }

  fileprivate var described: Contrast<String>.Side {
    Contrast<String>.Side(output: output.map { String(describing: $0) }, answer: answer, error: error)
  }
}

extension String {
  /// The text with its line breaks written as `\n` and `\r`, so that a table keeps one line a row.
  var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return reduce(into: "") { line, character in
      switch character {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\r\n": line += "\\r\\n"
      default: line.append(character)
      }
    }
  }
}
