/// Lists a folder tree as it is to be mirrored: what to leave out, and where links should lead.
package struct TreeScan {
  /// The tree's folder, absolute, with no link in it.
  package var root: String
  /// Where the tree is mirrored to: absolute links into the tree are made to lead there.
  package var mirrorRoot: String
  /// Names that are left out wherever they stand.
  package var skippedNames: Set<String> = []
  /// Relative paths that are left out.
  package var skippedPaths: Set<String> = []
  /// Links out of the tree that are mirrored as folders of links, since a file behind them had to be replaced.
  package var unfolded: Set<String> = []

  /// A folder with a file of this name is somebody's scratch folder and never mirrored.
  package static let scratchMarker = ".telltale-scratch"

  package init(root: String, mirrorRoot: String) {
    self.root = root
    self.mirrorRoot = mirrorRoot
  }

  /// Everything in the tree by relative path; links have the destination that they should have in the mirror.
  package func entries() throws -> [String: TreeEntry] {
    var found: [String: TreeEntry] = [:]
    try list(root, as: "", isOutside: false, into: &found)
    return found
  }

  /// Everything in the tree as it stands, links with their own destinations.
  func plainEntries() throws -> [String: TreeEntry] {
    var found: [String: TreeEntry] = [:]
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try Files.names(in: PathText.join(root, folder)) {
        let relative = PathText.join(folder, name)
        guard let entry = try TreeEntry(at: PathText.join(root, relative)) else { continue }
        found[relative] = entry
        if entry.isFolder { folders.append(relative) }
      }
    }
    return found
  }

  private func list(
    _ folder: String, as relativeFolder: String, isOutside: Bool, into found: inout [String: TreeEntry]
  ) throws {
    let names = try Files.names(in: folder)
    if names.contains(Self.scratchMarker) { return }
    for name in names where !skippedNames.contains(name) {
      let relative = PathText.join(relativeFolder, name)
      let path = PathText.join(folder, name)
      if skippedPaths.contains(relative) { continue }
      guard let entry = try TreeEntry(at: path) else { continue }
      if isOutside {
        try listOutside(path, as: relative, into: &found)
        continue
      }
      switch entry {
      case .file: found[relative] = entry
      case .folder:
        found[relative] = .folder
        try list(path, as: relative, isOutside: false, into: &found)
      case .link(let destination):
        let (mirrored, leadsOut) = mirroredDestination(destination, ofLinkAt: relative)
        if leadsOut {
          try listOutside(mirrored, as: relative, into: &found)
        } else {
          found[relative] = .link(mirrored)
        }
      }
    }
  }

  /// A link to a path outside the tree, or the folder of links that stands for it.
  private func listOutside(_ path: String, as relative: String, into found: inout [String: TreeEntry]) throws {
    if unfolded.contains(relative), let real = Files.realPath(path), try TreeEntry(at: real) == .folder {
      found[relative] = .folder
      try list(real, as: relative, isOutside: true, into: &found)
    } else {
      found[relative] = .link(path)
    }
  }

  /// Where a link of the tree should lead in the mirror, and whether that is out of it.
  ///
  /// A relative link to something that is mirrored stays as it is.
  func mirroredDestination(_ destination: String, ofLinkAt relative: String) -> (path: String, leadsOut: Bool) {
    let absolute = PathText.absolute(destination, in: PathText.join(root, PathText.folder(of: relative)))
    guard let inside = PathText.relative(absolute, to: root), isMirrored(inside) else { return (absolute, true) }
    return (destination.hasPrefix("/") ? PathText.join(mirrorRoot, inside) : destination, false)
  }

  private func isMirrored(_ relative: String) -> Bool {
    let parts = relative.split(separator: "/").map(String.init)
    let around = PathText.folders(of: relative) + [relative]
    return skippedNames.isDisjoint(with: parts) && skippedPaths.isDisjoint(with: around)
  }
}
