/// Copies a folder tree, or part of it, into another folder.
enum TreeCopy {
  /// What is never part of a version: what is built, and git's own.
  static let skippedNames: Set<String> = [".build", ".git"]

  /// Copies what `includes` says yes to, by relative path; folders are made where something is in them.
  ///
  /// Links out of the tree go on leading where they lead.
  static func copy(
    _ source: String, to destination: String, skippedPaths: Set<String> = [],
    where includes: (_ path: String) -> Bool = { _ in true }
  ) throws {
    var scan = TreeScan(root: source, mirrorRoot: destination)
    scan.skippedNames = skippedNames
    scan.skippedPaths = skippedPaths
    try Files.makeFolder(destination)
    for (path, entry) in try scan.entries().sorted(by: { $0.key < $1.key }) where includes(path) {
      let place = PathText.join(destination, path)
      switch entry {
      case .folder: try Files.makeFolder(place)
      case .file(let stamp):
        try Files.makeFolder(PathText.folder(of: place))
        try Files.copy(PathText.join(source, path), to: place, stamp: stamp)
      case .link(let target):
        try Files.makeFolder(PathText.folder(of: place))
        try Files.remove(place)
        try Files.makeLink(place, to: target)
      }
    }
  }
}
