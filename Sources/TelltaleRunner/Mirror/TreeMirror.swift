/// Brings one folder tree up to date with another and keeps the record of it.
struct TreeMirror {
  var scan: TreeScan
  /// Paths that others may write in the mirror; they are replaced only when the source changes.
  var settled: Set<String> = []

  /// Does what is needed, and says which paths changed.
  ///
  /// The record tells at each moment what was really done, so that an interruption leaves a mirror that the next run
  /// puts right.
  func update(_ record: inout MirrorRecord) throws -> MirrorChanges {
    try Files.makeFolder(scan.mirrorRoot)
    var scan = scan
    scan.unfolded = record.unfolded
    let source = try scan.entries()
    let present = try TreeScan(root: scan.mirrorRoot, mirrorRoot: scan.mirrorRoot).plainEntries()
    let plan = MirrorPlan(source: source, mirror: present, record: record, settled: settled)
    var changes = MirrorChanges()
    for step in plan.steps {
      switch step {
      case .remove(let path):
        try Files.remove(PathText.join(scan.mirrorRoot, path))
        changes.removed.append(path)
      case .makeFolder(let path):
        try Files.makeFolder(PathText.join(scan.mirrorRoot, path))
      case .copy(let path), .link(let path, _):
        guard let entry = source[path] else { continue }
        try place(path, entry, &record)
        changes.placed.append(path)
      }
    }
    record.placed = record.placed.filter { source[$0.key] != nil }
    record.overlays = record.overlays.filter { source[$0.key] != nil }
    return changes
  }

  /// Puts the source's own file or link in place, instead of whatever file or link is there.
  func place(_ path: String, _ entry: TreeEntry, _ record: inout MirrorRecord) throws {
    let destination = PathText.join(scan.mirrorRoot, path)
    switch entry {
    case .folder: return
    case .file(let stamp):
      try Files.copy(PathText.join(scan.root, path), to: destination, stamp: stamp)
    case .link(let target):
      try Files.remove(destination)
      try Files.makeLink(destination, to: target)
    }
    guard let mirrored = try TreeEntry(at: destination) else {
      throw MirrorError.unwritable(path: destination, reason: "it is not there after it was written")
    }
    record.placed[path] = MirrorRecord.Placed(source: entry, mirrored: mirrored)
    record.overlays[path] = nil
    record.additions[path] = nil
  }
}

/// What bringing a mirror up to date changed, by relative path.
package struct MirrorChanges: Sendable, Hashable {
  package var placed: [String] = []
  package var removed: [String] = []

  package var isEmpty: Bool { placed.isEmpty && removed.isEmpty }
}
