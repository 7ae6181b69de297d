import Foundation
import Telltale

/// Makes the trees of versions, each in a place of its own in the scratch folder.
struct VersionTrees: Sendable {
  /// The user's folder of the project, absolute, with no link in it.
  let project: String
  /// Absolute.
  let scratch: String
  /// The one around the project, if there is one.
  let repository: Repository?
  /// Is told what the user should know.
  let note: @Sendable (String) -> Void

  /// Files of another version that stand in place of a version's own: its tests.
  struct Overlay: Sendable {
    /// The folder of the project in the other version, absolute.
    var source: String
    /// Whether a path of the project is taken from there.
    var takes: @Sendable (_ path: String) -> Bool
  }

  init(project: String, scratch: String, note: @escaping @Sendable (String) -> Void) async throws {
    self.project = Files.realPath(project) ?? project
    self.scratch = Files.realPathOfNearest(scratch)
    self.note = note
    repository = try await Repository.around(self.project)
    try Mirror.prepare(scratch: self.scratch)
  }

  /// Makes the tree of a version.
  ///
  /// - Parameters:
  ///   - slot: The name of its place, such as `faulty-1`.
  ///   - base: The version that it is a patch of; needed where it is one.
  ///   - overlay: What is taken from another version.
  ///   - copying: Whether a folder is copied even where it could be read where it is.
  func make(
    _ name: VersionName, slot: String, base: VersionName? = nil, overlay: Overlay? = nil, copying: Bool = false
  ) async throws -> VersionTree {
    if case .folder(let folder) = name.kind, overlay == nil, !copying {
      let real = Files.realPath(folder) ?? folder
      return VersionTree(folder: real, home: real)
    }
    return try await make(slot: slot) { staging in
      let version = try await stage(name, base: base, in: staging)
      if let overlay { try lay(overlay, over: PathText.join(staging, version.project)) }
      return version
    }
  }

  /// Brings the tree of a slot up to date with one that is made in a folder for staging.
  func make(
    slot: String, _ stage: (_ staging: String) async throws -> StagedVersion
  ) async throws -> VersionTree {
    let place = "\(scratch)/versions/\(slot)"
    let staging = "\(place)/staging"
    try Files.remove(staging)
    try Files.makeFolder(staging)
    let version = try await stage(staging)
    let tree = WorkTree(folder: "\(place)/tree/\(version.name)", recordPath: "\(place)/\(version.name).json")
    try tree.update(from: staging)
    try Files.remove(staging)
    let folder = PathText.join(tree.folder, version.project)
    return VersionTree(folder: folder, home: version.home ?? folder, facts: version.facts)
  }

  private func stage(_ name: VersionName, base: VersionName?, in staging: String) async throws -> StagedVersion {
    switch name.kind {
    case .folder(let folder):
      let real = Files.realPath(folder) ?? folder
      try TreeCopy.copy(real, to: staging, skippedPaths: scratchPaths(in: real))
      return StagedVersion(name: PathText.name(of: real), project: "", home: real)
    case .revision(let revision):
      guard let repository else { throw VersionError.noRepository(folder: project, revision: revision) }
      let commit = try await repository.commit(revision)
      let missing = try await Checkout(repository: repository, scratch: scratch).write(commit, into: staging)
      return try await staged(commit, of: repository, missing: missing, in: staging)
    case .patch(let path), .reverse(let path):
      guard let base, !base.needsOther else { throw VersionError.bothNeedTheOther }
      let patch = try Patch(path: path, name: name.text)
      var version = try await stage(base, base: nil, in: staging)
      try await apply(patch, reversed: name.faultKind == .revert, to: &version, in: staging)
      return version
    }
  }

  /// The version that a commit of the repository is, written to the top of a folder.
  func staged(
    _ commit: String, of repository: Repository, missing: [String], in staging: String
  ) async throws -> StagedVersion {
    let short = String(commit.prefix(10))
    for path in missing {
      note("the submodule \(path) of \(short) is left empty; `git submodule update --init` would bring its files")
    }
    guard FileManager.default.fileExists(atPath: PathText.join(staging, repository.prefix)) else {
      throw VersionError.folderNotInRevision(folder: repository.prefix, revision: short)
    }
    let title = try await repository.subject(of: commit)
    return StagedVersion(
      name: PathText.name(of: repository.root), project: repository.prefix,
      facts: VersionTree.Facts(commit: commit, title: title))
  }

  /// Applies a patch to a staged version.
  func apply(
    _ patch: Patch, reversed: Bool, to version: inout StagedVersion, in staging: String
  ) async throws {
    let placement = patch.placement(
      in: staging, prefix: repository?.prefix ?? "", holdsRepository: version.facts.commit != nil, reversed: reversed)
    try await patch.apply(to: staging, placement: placement, reversed: reversed)
    version.facts.title = patch.text.subject
    guard let file = patch.text.files.first,
      let name = reversed ? file.new ?? file.old : file.old ?? file.new, let path = placement.path(of: name)
    else { return }
    let line = (reversed ? file.newLines : file.oldLines).first ?? 0
    version.facts.firstChange = VersionTree.Place(path: version.inProject(path), line: line)
  }

  private func lay(_ overlay: Overlay, over folder: String) throws {
    for (path, entry) in try TreeScan(root: folder, mirrorRoot: folder).plainEntries()
    where !entry.isFolder && overlay.takes(path) {
      try Files.remove("\(folder)/\(path)")
    }
    try TreeCopy.copy(overlay.source, to: folder, skippedPaths: scratchPaths(in: overlay.source)) { overlay.takes($0) }
  }

  /// Our own folder where it lies in another, as a path of that one.
  private func scratchPaths(in folder: String) -> Set<String> {
    PathText.relative(scratch, to: folder).map { [$0] } ?? []
  }
}
