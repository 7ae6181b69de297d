/// What has to be done to bring a mirror up to date; pure.
package struct MirrorPlan: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    /// Remove what stands there, with all that is in it.
    case remove(String)
    case makeFolder(String)
    case copy(String)
    case link(String, to: String)
  }

  /// In the order in which they have to be done.
  package var steps: [Step] = []

  /// Compares a tree with its mirror.
  ///
  /// - Parameters:
  ///   - source: What the mirror should hold.
  ///   - mirror: What it holds now.
  ///   - record: What was put there, and from what.
  ///   - settled: Paths that others may write in the mirror; they are replaced only when the source changes.
  package init(
    source: [String: TreeEntry], mirror: [String: TreeEntry], record: MirrorRecord, settled: Set<String> = []
  ) {
    let kept = Set(record.additions.keys).union(settled)
    let keptFolders = Set(kept.flatMap(PathText.folders(of:)))
    var removed: Set<String> = []
    func remove(_ path: String) {
      if removed.isDisjoint(with: PathText.folders(of: path)) { steps.append(.remove(path)) }
      removed.insert(path)
    }

    for (path, entry) in mirror.sorted(by: { $0.key < $1.key }) {
      guard let wanted = source[path] else {
        if !kept.contains(path) && !(entry.isFolder && keptFolders.contains(path)) { remove(path) }
        continue
      }
      if entry.isFolder != wanted.isFolder { remove(path) }
    }

    for (path, entry) in source.sorted(by: { $0.key < $1.key }) {
      let isThere = mirror[path] != nil && removed.isDisjoint(with: PathText.folders(of: path) + [path])
      if entry.isFolder {
        if !isThere { steps.append(.makeFolder(path)) }
        continue
      }
      if isThere, let placed = record.placed[path], placed.source == entry {
        if settled.contains(path) || placed.mirrored == mirror[path] { continue }
      }
      switch entry {
      case .folder: break
      case .file: steps.append(.copy(path))
      case .link(let destination): steps.append(.link(path, to: destination))
      }
    }
  }
}
