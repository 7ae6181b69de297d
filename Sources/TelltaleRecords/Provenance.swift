public import Foundation

/// Where a recorded value comes from.
public struct Provenance: Sendable, Hashable, Codable {
  /// The git revision; nil outside a repository, or before its first commit.
  public let revision: String?
  /// Whether the tree held nothing but that revision; the records' own folder is not looked at.
  public let isClean: Bool
  /// When it was recorded.
  public let recordedAt: Date
  /// Who asked for it.
  public let askedBy: String
  /// How it was asked for: `TELLTALE_RECORD` or `--record`.
  public let request: String

  /// A value's origin.
  public init(revision: String?, isClean: Bool, recordedAt: Date, askedBy: String, request: String) {
    self.revision = revision
    self.isClean = isClean
    self.recordedAt = recordedAt
    self.askedBy = askedBy
    self.request = request
  }
}

extension Provenance: CustomStringConvertible {
  /// `1a2b3c4d5e on 2026-11-30 for Ada`, with `+ uncommitted changes` where there were some.
  public var description: String {
    let version = revision.map { $0.prefix(10) + (isClean ? "" : " + uncommitted changes") } ?? "no revision"
    return "\(version) on \(recordedAt.ISO8601Format().prefix(10)) for \(askedBy)"
  }
}

/// A value with its origin.
public struct Recorded<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it comes from.
  public let provenance: Provenance

  /// A value with its origin.
  public init(value: Value, provenance: Provenance) {
    self.value = value
    self.provenance = provenance
  }
}

extension Recorded: Codable where Value: Codable {}

/// Why a recorded value may be the wrong one to hold others against.
public enum Doubt: Sendable, Hashable {
  /// It was recorded where no revision could be named.
  case noRevision
  /// The tree held changes that no revision has.
  case uncommitted
  /// The revision is not an ancestor of the version that is measured.
  case notAnAncestor(String)
  /// The repository does not know the revision.
  case unknownRevision(String)

  static func doubts(of provenance: Provenance, versions: any VersionSource) throws -> [Doubt] {
    guard let revision = provenance.revision else { return [.noRevision] }
    let committed: [Doubt] = provenance.isClean ? [] : [.uncommitted]
    switch try versions.relation(of: revision) {
    case .ancestor: return committed
    case .notAnAncestor: return committed + [.notAnAncestor(revision)]
    case .unknown: return committed + [.unknownRevision(revision)]
    }
  }
}

extension Doubt: CustomStringConvertible {
  /// What is doubtful, as the end of the sentence "it was recorded ...".
  public var description: String {
    switch self {
    case .noRevision: "outside a repository, from a version that nobody can name"
    case .uncommitted: "from a tree with uncommitted changes"
    case .notAnAncestor(let revision): "from \(revision.prefix(10)), which is not an ancestor of this version"
    case .unknownRevision(let revision): "from \(revision.prefix(10)), which this repository does not know"
    }
  }
}
