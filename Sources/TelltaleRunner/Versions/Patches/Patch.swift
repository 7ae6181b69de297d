import Foundation

/// A unified diff in a file, ready to be applied to a tree of ours.
package struct Patch: Sendable {
  /// Absolute.
  let path: String
  /// As messages name it.
  let name: String
  package let text: PatchText

  /// Reads a patch and refuses one that names anything outside of the tree.
  package init(path: String, name: String) throws {
    self.path = path
    self.name = name
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw VersionError.patchUnreadable(path: name, problem: error.fileProblem)
    }
    text = PatchText(String(decoding: data, as: UTF8.self))
    guard !text.files.isEmpty else { throw VersionError.patchEmpty(path: name) }
    if let outside = text.firstNameOutside { throw VersionError.patchLeavesTree(path: name, name: outside) }
  }

  /// How the names in a patch become paths of a tree: parts taken away in front, and a folder put there.
  struct Placement: Sendable, Hashable {
    var strip: Int
    var folder: String

    /// The path in the tree; nil where a name has too few parts.
    func path(of name: String) -> String? {
      let parts = name.split(separator: "/")
      guard parts.count > strip else { return nil }
      return PathText.join(folder, parts.dropFirst(strip).joined(separator: "/"))
    }
  }

  /// The placement by which most of the files that the patch changes are there: names may have `a/` in front or not,
  /// and begin at the project's folder or at the top of its repository.
  ///
  /// - Parameters:
  ///   - prefix: Where the project is in its repository.
  ///   - holdsRepository: Whether the tree is all of the repository, and not the project's folder alone.
  func placement(in tree: String, prefix: String, holdsRepository: Bool, reversed: Bool) -> Placement {
    let depth = prefix.split(separator: "/").count
    var candidates = [Placement(strip: 1, folder: ""), Placement(strip: 0, folder: "")]
    if depth > 0 {
      candidates +=
        holdsRepository
        ? [Placement(strip: 1, folder: prefix), Placement(strip: 0, folder: prefix)]
        : [Placement(strip: 1 + depth, folder: ""), Placement(strip: depth, folder: "")]
    }
    let names = text.files.compactMap { reversed ? $0.new : $0.old }
    func found(_ placement: Placement) -> Int {
      names.count { name in
        placement.path(of: name).map { FileManager.default.fileExists(atPath: PathText.join(tree, $0)) } ?? false
      }
    }
    // The first of those that find the most.
    return candidates.dropFirst().reduce(candidates[0]) { found($1) > found($0) ? $1 : $0 }
  }

  /// Applies the patch to a tree that is no work tree of git, all of it or nothing.
  ///
  /// - Returns: The paths in the tree that it changed.
  /// - Throws: ``VersionError/patchDoesNotApply(path:isReversed:words:)`` and what it says of links.
  @discardableResult
  func apply(to tree: String, placement: Placement, reversed: Bool) async throws -> [String] {
    // No repository is to be found around the tree, though our scratch folder usually lies in one.
    let git = Git(in: tree, ceiling: PathText.folder(of: tree))
    var arguments = ["apply", "-p\(placement.strip)"]
    if !placement.folder.isEmpty { arguments.append("--directory=\(placement.folder)") }
    if reversed { arguments.append("--reverse") }
    let end = try await git.run(arguments + ["--", path])
    guard end.succeeded else {
      let words = end.errorOutput.trimmingCharacters(in: .whitespacesAndNewlines)
      throw VersionError.patchDoesNotApply(path: name, isReversed: reversed, words: words)
    }
    let changed = Set(text.names.compactMap(placement.path(of:))).sorted()
    for path in changed {
      guard case .link(let destination) = try TreeEntry(at: "\(tree)/\(path)") else { continue }
      guard Self.staysInside(destination, ofLinkAt: path) else {
        throw VersionError.patchLinksOut(path: name, link: path, destination: destination)
      }
    }
    return changed
  }

  /// Whether a relative destination leads to something in the same tree, as text.
  static func staysInside(_ destination: String, ofLinkAt path: String) -> Bool {
    guard !destination.hasPrefix("/") else { return false }
    var depth = PathText.folders(of: path).count
    for part in destination.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return true
  }
}
