import Foundation

/// What was put into a mirror, so that the next run copies only what changed and restores what a test altered.
package struct MirrorRecord: Sendable, Hashable, Codable {
  /// One file or link of the mirror.
  package struct Placed: Sendable, Hashable, Codable {
    /// What it was made from.
    package var source: TreeEntry
    /// What was left in the mirror, after a copy or with another text over it.
    package var mirrored: TreeEntry

    package init(source: TreeEntry, mirrored: TreeEntry) {
      self.source = source
      self.mirrored = mirrored
    }
  }

  package var version = 1
  /// Files and links of the user's tree, by relative path.
  package var placed: [String: Placed] = [:]
  /// Files that have a text of ours instead of the user's, with the name of the group that they were written in.
  package var overlays: [String: String] = [:]
  /// Files of ours that the user's tree does not have, with the name of the group that they were written in.
  package var additions: [String: String] = [:]
  /// Links out of the tree that are mirrored as folders of links.
  package var unfolded: Set<String> = []

  package init() {}

  /// The record at a path; an empty one when there is none yet.
  init(contentsOf path: String) throws {
    guard try TreeEntry(at: path) != nil else { return }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw MirrorError.brokenRecord(path: path, reason: "\(error)")
    }
  }

  func save(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data: Data
    do {
      data = try encoder.encode(self)
    } catch {
      throw MirrorError.unwritable(path: path, reason: "\(error)")
    }
    try Files.write(data, to: path)
  }
}
