import Foundation

/// A folder of ours that holds the files of one version after the other, each file touched only when its content
/// changes, so that builds in it, or of it, are incremental.
struct WorkTree: Sendable {
  /// Absolute.
  let folder: String
  /// The list of what was put there, absolute.
  let recordPath: String

  /// Makes the tree hold just what a staged tree holds; what others wrote into it, under names that no version had,
  /// stays.
  func update(from staged: String) throws {
    var scan = TreeScan(root: staged, mirrorRoot: folder)
    scan.skippedNames = TreeCopy.skippedNames
    let entries = try scan.plainEntries()
    try Files.makeFolder(folder)
    for path in try recorded().subtracting(entries.keys).sorted(by: >) { try removeIfPossible(path) }
    // Before anything is put there: what an interruption leaves is known as ours.
    try record(Set(entries.keys).union(recorded()))
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) { try place(path, entry, from: staged) }
    try record(Set(entries.keys))
  }

  private func place(_ path: String, _ entry: TreeEntry, from staged: String) throws {
    let destination = "\(folder)/\(path)"
    let present = try TreeEntry(at: destination)
    if let present, present.isFolder != entry.isFolder { try Files.remove(destination) }
    switch entry {
    case .folder: try Files.makeFolder(destination)
    case .link(let target):
      if present == entry { return }
      try Files.remove(destination)
      try Files.makeLink(destination, to: target)
    case .file(let stamp):
      let source = "\(staged)/\(path)"
      if case .file(let old) = present {
        if old.size == stamp.size, old.mode == stamp.mode | 0o200,
          FileManager.default.contentsEqual(atPath: source, andPath: destination)
        {
          return
        }
        // SwiftPM compares modification times by whole seconds: a second text within one second would not be built.
        var later = stamp
        later.seconds = max(stamp.seconds, old.seconds + 1)
        try Files.copy(source, to: destination, stamp: later)
      } else {
        try Files.copy(source, to: destination, stamp: stamp)
      }
    }
  }

  /// A folder that others have put something into stays.
  private func removeIfPossible(_ path: String) throws {
    let place = "\(folder)/\(path)"
    guard let entry = try TreeEntry(at: place) else { return }
    if entry.isFolder, try !Files.names(in: place).isEmpty { return }
    try Files.remove(place)
  }

  private func recorded() throws -> Set<String> {
    guard let data = FileManager.default.contents(atPath: recordPath) else { return [] }
    do {
      return Set(try JSONDecoder().decode([String].self, from: data))
    } catch {
      throw MirrorError.brokenRecord(path: recordPath, reason: "\(error)")
    }
  }

  private func record(_ paths: Set<String>) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    try Files.write(try encoder.encode(paths.sorted()), to: recordPath)
  }
}
