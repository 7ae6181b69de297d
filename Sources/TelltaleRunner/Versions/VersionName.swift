package import Telltale

/// How a version is named on the command line: a folder, a git revision, or the other version and a patch.
package struct VersionName: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A folder, absolute.
    case folder(String)
    /// Whatever git takes for a commit.
    case revision(String)
    /// The other version with the unified diff in this file, absolute, applied.
    case patch(String)
    /// The other version with the unified diff in this file, absolute, taken back.
    case reverse(String)
  }

  package var kind: Kind
  /// As it was given; with the last part only of a path that was given from the root, since studies hold none.
  package var text: String

  package init(_ kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// Whether it is made from the other version.
  package var needsOther: Bool {
    switch kind {
    case .folder, .revision: false
    case .patch, .reverse: true
    }
  }

  /// What a version of this name is as a fault.
  package var faultKind: Fault.Kind {
    switch kind {
    case .folder, .revision: .version
    case .patch: .patch
    case .reverse: .revert
    }
  }
}
