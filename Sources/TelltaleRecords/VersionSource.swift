/// The version that is measured, and how others relate to it.
public protocol VersionSource: Sendable {
  /// The version that is measured; nil where it has no name.
  func current() throws -> NamedVersion?
  /// How a revision relates to the version that is measured.
  func relation(of revision: String) throws -> RevisionRelation
  /// Who is measuring.
  func asker() throws -> String
}

/// A revision, and whether the tree holds nothing else.
public struct NamedVersion: Sendable, Hashable {
  /// The revision.
  public let revision: String
  /// Whether the tree holds nothing but the revision.
  public let isClean: Bool

  /// A revision, clean or not.
  public init(revision: String, isClean: Bool) {
    self.revision = revision
    self.isClean = isClean
  }
}

/// How a revision relates to the version that is measured.
public enum RevisionRelation: Sendable, Hashable {
  /// The version that is measured, or one that it descends from.
  case ancestor
  /// A version on another line.
  case notAnAncestor
  /// No version that is known here.
  case unknown
}
