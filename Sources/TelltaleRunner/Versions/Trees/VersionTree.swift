/// A version as files in a folder.
package struct VersionTree: Sendable, Hashable {
  /// The project's folder in it, absolute.
  package var folder: String
  /// The folder from which relative paths out of the project lead where they should, absolute.
  package var home: String
  package var facts: Facts

  /// What is known of a version beside its files.
  package struct Facts: Sendable, Hashable {
    /// The commit that it was taken from.
    package var commit: String?
    /// What it says of itself: the subject of its commit, or of its patch.
    package var title: String?
    /// The first place that a patch changes.
    package var firstChange: Place?

    package init(commit: String? = nil, title: String? = nil, firstChange: Place? = nil) {
      self.commit = commit
      self.title = title
      self.firstChange = firstChange
    }
  }

  /// A place in the project.
  package struct Place: Sendable, Hashable {
    package var path: String
    /// From 1; 0 where it is the file as a whole.
    package var line: Int
  }

  package init(folder: String, home: String, facts: Facts = Facts()) {
    self.folder = folder
    self.home = home
    self.facts = facts
  }
}

/// A version whose files are complete in a folder for staging.
struct StagedVersion: Sendable {
  /// The name that the tree's folder is to have.
  var name: String
  /// Where the project is in it; "" at the top.
  var project: String
  /// Where relative paths out of the project lead from; nil where that is the tree itself.
  var home: String?
  var facts = VersionTree.Facts()

  /// A path of the staged tree as one of the project; as it is where it lies outside.
  func inProject(_ path: String) -> String {
    project.isEmpty ? path : PathText.relative(path, to: project) ?? path
  }
}
