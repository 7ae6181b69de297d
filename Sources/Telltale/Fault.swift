/// One way of being wrong: a mutant, a patch, another version, or a reverted fix.
public struct Fault: Sendable, Hashable, Codable {
  /// Where a fault comes from.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// One mutation of one place.
    case mutant
    /// A hand-written change.
    case patch
    /// Another version as a whole.
    case version
    /// A fix taken back.
    case revert
  }

  /// What became of a fault.
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
    /// At least one check separates it.
    case seen
    /// Every check was measured and none separates it.
    case unseen
    /// Only flaky checks, or ones stopped by the wall clock, could tell.
    case undecided
    /// It does not compile.
    case uncompiled
    /// The source asks for it to be left out.
    case ignored
    /// Not measured before an interruption.
    case pending
  }

  /// `path#Declaration.path#operator#n`: unaffected by edits elsewhere in the file.
  public var id: String
  /// Where it comes from.
  public var kind: Kind
  /// The mutation operator's name; empty for other kinds.
  public var `operator`: String
  /// Relative to the package.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 code units.
  public var column: Int
  /// The source text that the fault replaces.
  public var original: String
  /// What stands there instead.
  public var replacement: String
  /// What became of it.
  public var status: Status
  /// The ids of the checks that separate it, in the order of the study's checks.
  public var seenBy: [String]
  /// One sentence on what would separate it.
  public var hint: String?
  /// What it says of itself: the subject of a patch or of a commit.
  public var title: String?
  /// Why it could not be measured, in a sentence: the compiler's first error, say.
  public var note: String?

  /// A fault that has not been measured yet, unless a status says otherwise.
  public init(
    id: String, kind: Kind, operator: String, file: String, line: Int, column: Int, original: String,
    replacement: String, status: Status = .pending, seenBy: [String] = [], hint: String? = nil,
    title: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.operator = `operator`
    self.file = file
    self.line = line
    self.column = column
    self.original = original
    self.replacement = replacement
    self.status = status
    self.seenBy = seenBy
    self.hint = hint
    self.title = title
    self.note = note
  }
}
