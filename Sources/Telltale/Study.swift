/// Versions, checks, faults and the matrix of verdicts: all that a report is made from.
///
/// Written as JSON (`telltale-study/1`, see `Documentation/study.schema.json`) it is the same to the byte for the same
/// input, `timing` apart.
public struct Study: Sendable, Hashable, Codable {
  /// The format's name and version.
  public static let format = "telltale-study/1"

  /// The program that measured.
  public struct Tool: Sendable, Hashable, Codable {
    /// `telltale`, or the name of a program that writes the same format.
    public var name: String
    /// The program's version.
    public var version: String

    /// A program's name and version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// What was measured.
  public struct Subject: Sendable, Hashable, Codable {
    /// The package's name.
    public var name: String
    /// The git revision, with `+` behind it where the tree differs from it; nil outside a repository.
    public var revision: String?
    /// What the correct version was called where versions were put side by side; nil where it is the package as it is.
    public var version: String?
    /// The part of it that was asked for.
    public var selection: Selection

    /// A subject by name, at a revision, narrowed by a selection.
    public init(name: String, revision: String?, version: String? = nil, selection: Selection) {
      self.name = name
      self.revision = revision
      self.version = version
      self.selection = selection
    }
  }

  /// The part of the subject that was asked for.
  public struct Selection: Sendable, Hashable, Codable {
    /// Globs of the files to mutate; empty for all.
    public var files: [String]
    /// Globs of the files left out.
    public var exclude: [String]
    /// The regular expression that check ids are searched for; nil for all.
    public var tests: String?
    /// The names of the mutation operators, sorted.
    public var operators: [String]
    /// How many faults were drawn by chance; nil for all.
    public var sample: Sample?
    /// `K/N`.
    public var shard: String?
    /// The revision whose changed lines were mutated.
    public var diff: String?

    /// Faults drawn by chance: how many, and from which seed.
    public struct Sample: Sendable, Hashable, Codable {
      /// How many were asked for; there may be fewer.
      public var count: Int
      /// What the draw follows from.
      public var seed: UInt64

      /// A sample of `count` faults drawn from `seed`.
      public init(count: Int, seed: UInt64) {
        self.count = count
        self.seed = seed
      }
    }

    /// Everything, unless narrowed.
    public init(
      files: [String] = [], exclude: [String] = [], tests: String? = nil, operators: [String] = [],
      sample: Sample? = nil, shard: String? = nil, diff: String? = nil
    ) {
      self.files = files
      self.exclude = exclude
      self.tests = tests
      self.operators = operators
      self.sample = sample
      self.shard = shard
      self.diff = diff
    }
  }

  /// The verdicts of one fault, without the pairs that are unreached.
  public struct Row: Sendable, Hashable, Codable {
    /// The fault's id.
    public var fault: String
    /// In the order of the study's checks.
    public var checks: [Verdict]

    /// The verdicts of the fault of that id.
    public init(fault: String, checks: [Verdict]) {
      self.fault = fault
      self.checks = checks
    }
  }

  /// The totals.
  public struct Summary: Sendable, Hashable, Codable {
    /// All checks, the ones outside-category among them.
    public var checks = 0
    /// All faults, the uncompiled and the ignored ones among them.
    public var faults = 0
    /// Faults that a check separates.
    public var seen = 0
    /// Faults that no check separates.
    public var unseen = 0
    /// Faults that only an uncertain check could tell.
    public var undecided = 0
    /// Faults that do not compile.
    public var uncompiled = 0
    /// seen / (seen + unseen), in percent; nil when there are none.
    public var score: Double?
    /// Pairs that a limit stopped.
    public var limited = 0
    /// checks x (seen + unseen + undecided) = ran + derived + outside.
    public var pairs = 0
    /// Pairs that were run, outside-category ones apart.
    public var ran = 0
    /// Pairs whose verdict was derived, outside-category ones apart.
    public var derived = 0
    /// Pairs that are outside-category.
    public var outside = 0
    /// Whether everything that was selected was measured.
    public var complete = true

    /// Totals of nothing.
    public init() {}

    /// Writes every total; a score that there is none of is written as null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(checks, forKey: .checks)
      try container.encode(faults, forKey: .faults)
      try container.encode(seen, forKey: .seen)
      try container.encode(unseen, forKey: .unseen)
      try container.encode(undecided, forKey: .undecided)
      try container.encode(uncompiled, forKey: .uncompiled)
      try container.encode(score, forKey: .score)
      try container.encode(limited, forKey: .limited)
      try container.encode(pairs, forKey: .pairs)
      try container.encode(ran, forKey: .ran)
      try container.encode(derived, forKey: .derived)
      try container.encode(outside, forKey: .outside)
      try container.encode(complete, forKey: .complete)
    }
  }

  /// How long the measurement took: the one part of a study that may differ between two runs, and may hold any keys.
  public struct Timing: Sendable, Hashable, Codable {
    /// Seconds of wall clock by phase (`mirror`, `build`, `baseline`, `measure`, `total`), to the millisecond.
    public var seconds: [String: Double]
    /// How often things were done: builds, runs, runs again alone.
    public var counts: [String: Int]

    /// Durations and counts by name.
    public init(seconds: [String: Double] = [:], counts: [String: Int] = [:]) {
      self.seconds = seconds
      self.counts = counts
    }
  }

  /// ``Study/format-type.property`` of the version that wrote it.
  public var format: String
  /// The program that measured.
  public var tool: Tool
  /// What was measured.
  public var subject: Subject
  /// Ordered by file, line and id.
  public var checks: [Check]
  /// Ordered by file, position and id.
  public var faults: [Fault]
  /// A row for each measured fault that a check reaches, in the order of `faults`.
  public var verdicts: [Row]
  /// How each pipeline went on each version; nil unless pipelines were measured.
  public var traces: [Trace]?
  /// The totals.
  public var summary: Summary
  /// How long it took.
  public var timing: Timing
}
