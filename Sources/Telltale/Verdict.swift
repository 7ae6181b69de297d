/// A check and a fault, the check's two answers, and what follows from them.
public struct Verdict: Sendable, Hashable, Codable {
  /// How a verdict was first obtained.
  public enum Evidence: String, Sendable, Hashable, Codable {
    /// The check was run on the faulty version.
    case ran
    /// The fault can't have changed anything that the check did, so its own correct answer stands.
    case derived
  }

  /// The check's id.
  public var check: String
  /// Its answer on the correct version.
  public let correct: Answer
  /// Its answer on the faulty version.
  public let faulty: Answer
  /// What follows from the two answers.
  public let separation: Separation
  /// Why the check is blind; nil unless it is, and where nothing watched how far the fault got.
  public let blindness: Blindness?
  /// How it was first obtained.
  public var evidence: Evidence

  /// A verdict from two answers; `blindness` is kept only where the separation is blind.
  public init(check: String, correct: Answer, faulty: Answer, blindness: Blindness?, evidence: Evidence) {
    self.check = check
    self.correct = correct
    self.faulty = faulty
    self.separation = Separation(correct: correct, faulty: faulty)
    self.blindness = separation == .blind ? blindness : nil
    self.evidence = evidence
  }

  private enum CodingKeys: String, CodingKey { case check, correct, faulty, separation, blindness, evidence }

  /// Reads a verdict; throws where the separation written does not follow from its two answers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      check: try container.decode(String.self, forKey: .check),
      correct: try container.decode(Answer.self, forKey: .correct),
      faulty: try container.decode(Answer.self, forKey: .faulty),
      blindness: try container.decodeIfPresent(Blindness.self, forKey: .blindness),
      evidence: try container.decode(Evidence.self, forKey: .evidence))
    let written = try container.decode(Separation.self, forKey: .separation)
    guard written == separation else {
      throw DecodingError.dataCorruptedError(
        forKey: .separation, in: container,
        debugDescription: "found \"\(written.rawValue)\"; its two answers make it \"\(separation.rawValue)\"")
    }
  }
}
