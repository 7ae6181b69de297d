import Foundation

/// A copy of the package under study that is built and tested in place of the user's own tree, and kept between runs.
package struct Mirror: Sendable, Hashable {
  /// The package's folder, absolute, with no link in it. Nothing in it is written, but for the scratch folder.
  package let package: String
  /// Where all mirrors of the package live, absolute.
  package let scratch: String
  /// Which mirror it is: `instrumented` or `plain`, say.
  package let name: String
  /// The folder from which relative paths out of the package lead where they should: its own, unless it is itself a
  /// copy of ours.
  package let home: String
  /// The folder whose `.build` holds what the package depends on.
  let dependencies: String

  /// The mirror called `name` of the package at an absolute path.
  package init(
    package: String, scratch: String? = nil, name: String, home: String? = nil, dependencies: String? = nil
  ) {
    let package = Files.realPath(package) ?? package
    self.package = package
    self.scratch = Files.realPathOfNearest(scratch ?? package + "/.build/telltale")
    self.name = name
    self.home = home ?? package
    self.dependencies = dependencies ?? package
  }

  /// What belongs to this mirror alone.
  package var folder: String { "\(scratch)/\(name)" }
  /// The mirrored package; its folder's name is the package's own, which SwiftPM takes for the package's identity.
  package var root: String { "\(folder)/\(PathText.name(of: package))" }
  /// SwiftPM's scratch folder.
  package var buildFolder: String { "\(folder)/build" }
  /// Where the compiler keeps the system's modules once it has read them: the same for all mirrors, which are built side
  /// by side or one after the other with the same toolchain, and would each make its own.
  ///
  /// Its name follows from where it is: the compiler refuses one that was moved, along with the package say.
  package var moduleCache: String {
    var place = Digest()
    place.add(scratch)
    return "\(scratch)/modules/\(place.text.prefix(8))"
  }

  var recordPath: String { "\(folder)/mirror.json" }

  /// Makes the mirror the same as the user's tree, overlaid files and our own additions apart.
  ///
  /// Only what changed is copied; what a test altered or removed in the mirror is put back, and what it left behind
  /// is removed.
  @discardableResult
  package func synchronize() throws -> MirrorChanges {
    try prepareScratch()
    try DependencyCache(package: dependencies, buildFolder: buildFolder, folder: folder).reuse()
    return try update { record in try tree().update(&record) }
  }

  /// Writes texts of ours over the mirrored files, or beside them where the user has no such file.
  ///
  /// Files keep their modification time when the text is already there. Files that were written in the same group
  /// before and are not among `files` now get the user's text back, or are removed.
  ///
  /// - Returns: The paths that changed.
  @discardableResult
  package func write(_ files: [String: String], group: String = "instrumented") throws -> [String] {
    try update { record in
      var changed: [String] = []
      var written: Set<String> = []
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let place = try realPlace(of: path, &record)
        written.insert(place)
        if try overlay(place, with: text, group: group, &record) { changed.append(place) }
      }
      for (path, owner) in record.overlays.sorted(by: { $0.key < $1.key }) where owner == group {
        guard !written.contains(path), let placed = record.placed[path] else { continue }
        try tree().place(path, placed.source, &record)
        changed.append(path)
      }
      for (path, owner) in record.additions.sorted(by: { $0.key < $1.key }) where owner == group {
        guard !written.contains(path) else { continue }
        try Files.remove("\(root)/\(path)")
        record.additions[path] = nil
        changed.append(path)
      }
      return changed
    }
  }

  /// The user's own text of a file of the package.
  package func originalText(_ path: String) throws -> String {
    try Files.text("\(package)/\(path)")
  }

  /// A path of the mirror as a path of the user's tree, in any text (a build log, say).
  package func inUsersTree(_ text: String) -> String {
    text.replacing(root, with: package)
  }

  private func overlay(
    _ path: String, with text: String, group: String, _ record: inout MirrorRecord
  ) throws -> Bool {
    let destination = "\(root)/\(path)"
    let entry = try TreeEntry(at: destination)
    let data = Data(text.utf8)
    var isThere = false
    if case .file = entry { isThere = FileManager.default.contents(atPath: destination) == data }
    if !isThere {
      try Files.makeFolder("\(root)/\(PathText.folder(of: path))")
      var mode: UInt32 = 0o644
      if case .file(let stamp) = entry { mode = stamp.mode | 0o200 }
      try Files.write(data, to: destination, mode: mode)
      // SwiftPM compares modification times by whole seconds: a second text within one second would not be built.
      if case .file(let before) = entry, case .file(let after) = try TreeEntry(at: destination),
        before.seconds == after.seconds
      {
        try Files.setModified(destination, seconds: before.seconds + 1, nanoseconds: before.nanoseconds)
      }
    }
    guard let mirrored = try TreeEntry(at: destination) else {
      throw MirrorError.unwritable(path: destination, reason: "it is not there after it was written")
    }
    if record.placed[path] == nil {
      record.additions[path] = group
    } else {
      record.placed[path]?.mirrored = mirrored
      record.overlays[path] = group
    }
    return !isThere
  }

  /// Where a file really is in the mirror: links inside the mirror are followed, and a link that leads out of it
  /// becomes a folder of links, so that no text of ours is ever written outside the mirror.
  private func realPlace(of path: String, _ record: inout MirrorRecord) throws -> String {
    for folder in PathText.folders(of: path) {
      guard case .link = try TreeEntry(at: "\(root)/\(folder)") else { continue }
      guard let real = Files.realPath("\(root)/\(folder)") else { continue }
      let rest = String(path.dropFirst(folder.count + 1))
      if let inside = PathText.relative(real, to: Files.realPath(root) ?? root) {
        return try realPlace(of: PathText.join(inside, rest), &record)
      }
      try Files.remove("\(root)/\(folder)")
      record.placed[folder] = nil
      record.unfolded.insert(folder)
      _ = try tree().update(&record)
      return try realPlace(of: path, &record)
    }
    return path
  }

  private func tree() throws -> TreeMirror {
    var scan = TreeScan(root: package, mirrorRoot: root)
    scan.skippedNames = [".build", ".git"]
    if let inside = PathText.relative(scratch, to: package) { scan.skippedPaths.insert(inside) }
    if try TreeEntry(at: "\(package)/.swiftpm") == .folder {
      for name in try Files.names(in: "\(package)/.swiftpm") where name != "configuration" {
        scan.skippedPaths.insert(".swiftpm/\(name)")
      }
    }
    return TreeMirror(scan: scan, settled: ["Package.resolved"])
  }

  private func prepareScratch() throws {
    try Files.makeFolder(folder)
    try Self.prepare(scratch: scratch)
  }

  /// Makes a scratch folder that git ignores and no mirror takes in.
  static func prepare(scratch: String) throws {
    try Files.makeFolder(scratch)
    for (file, text) in [(".gitignore", "*\n"), (TreeScan.scratchMarker, "")] {
      let path = "\(scratch)/\(file)"
      if try TreeEntry(at: path) == nil { try Files.write(Data(text.utf8), to: path) }
    }
  }

  /// Runs changes on the record and saves it, also when they end in the middle.
  private func update<Result>(_ body: (inout MirrorRecord) throws -> Result) throws -> Result {
    var record = try MirrorRecord(contentsOf: recordPath)
    do {
      let result = try body(&record)
      try record.save(to: recordPath)
      return result
    } catch {
      try record.save(to: recordPath)
      throw error
    }
  }
}
