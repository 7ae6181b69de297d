/// Something that answers pass or fail: a test, a command, a case that a command reports, a pipeline or one of its
/// steps.
public struct Check: Sendable, Hashable, Codable {
  /// What sort of thing answers.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A test of a package's test targets.
    case test
    /// A command's exit status.
    case command
    /// A case that a command reports.
    case `case`
    /// A step of a pipeline.
    case step
    /// A pipeline as a whole.
    case pipeline
  }

  /// What a fix did with a check.
  public enum Origin: String, Sendable, Hashable, Codable, CaseIterable {
    /// The fix brought it.
    case added
    /// The fix changed it.
    case changed
    /// It was there before, and the fix left it as it was.
    case existing
  }

  /// What the matrix says of a check over all faults.
  public enum Category: String, Sendable, Hashable, Codable, CaseIterable {
    /// Separates at least one fault.
    case separating
    /// Passes on the correct version and separates none.
    case blind
    /// Fails on the correct version and on every fault.
    case noisy
    /// Fails on the correct version and passes on at least one fault.
    case inverted
    /// Did not run on the correct version, or on no faulty one.
    case outsideCategory = "outside-category"
    /// Its answers to the same version differ from run to run.
    case flaky
  }

  /// How many of a check's pairs fall into each separation, and why the blind ones are blind where that is known.
  public struct Counts: Sendable, Hashable, Codable {
    /// Passes on the correct version, fails on the faulty one.
    public var separating = 0
    /// Passes on both: unreached + uninfected + unnoticed + those of which the reason is not known.
    public var blind = 0
    /// Fails on both.
    public var noisy = 0
    /// Fails on the correct version, passes on the faulty one.
    public var inverted = 0
    /// Did not run on one of them.
    public var outsideCategory = 0
    /// Blind, since the fault's code never ran.
    public var unreached = 0
    /// Blind, since the fault computed the same value.
    public var uninfected = 0
    /// Blind, though the value differed or may have.
    public var unnoticed = 0

    /// Counts of nothing.
    public init() {}

    enum CodingKeys: String, CodingKey {
      case separating, blind, noisy, inverted
      case outsideCategory = "outside-category"
      case unreached, uninfected, unnoticed
    }
  }

  /// SwiftPM's spelling: `Module.Class/test`, `Module.Outer/Inner/test(_:)`, with `#2` for the second of two
  /// overloads in source order.
  public var id: String
  /// What sort of thing answers.
  public var kind: Kind
  /// The display name, or the id's last part.
  public var title: String
  /// The file that declares it, relative to the package; empty where that is not known.
  public var file: String
  /// The line that declares it, from 1; 0 where that is not known.
  public var line: Int
  /// Its answer on the correct version.
  public var correct: Answer
  /// What the matrix says of it over all faults.
  public var category: Category
  /// Its pairs by separation and blindness.
  public var counts: Counts
  /// Whether its answers hold only while nothing else runs beside it.
  public var alone: Bool
  /// Whether what it runs differs with the seed of what is random, so that none of its verdicts is derived.
  public var unstable: Bool
  /// Why it is outside-category or blind, in a sentence, where the answers alone do not say it.
  public var note: String?
  /// What a fix did with it; nil where no fix was measured.
  public var origin: Origin?

  /// A check with its answer on the correct version; the category and the counts follow from the verdicts.
  public init(
    id: String, kind: Kind, title: String, file: String, line: Int, correct: Answer,
    category: Category = .outsideCategory, counts: Counts = Counts(), alone: Bool = false, unstable: Bool = false,
    note: String? = nil, origin: Origin? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.file = file
    self.line = line
    self.correct = correct
    self.category = category
    self.counts = counts
    self.alone = alone
    self.unstable = unstable
    self.note = note
    self.origin = origin
  }
}
