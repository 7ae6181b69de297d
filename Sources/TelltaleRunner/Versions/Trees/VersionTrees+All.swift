import Telltale

extension VersionTrees {
  /// A correct version and faulty ones, each as a tree.
  struct All: Sendable {
    var correct: VersionTree
    var faulty: [(fault: Fault, tree: VersionTree)]
  }

  /// Makes the trees of all versions.
  ///
  /// - Parameter copying: Whether a folder is copied even where it could be read where it is.
  func makeAll(correct name: VersionName, faulty names: [VersionName], copying: Bool) async throws -> All {
    if name.needsOther && names.count > 1 { throw VersionError.severalOthers(name.text) }
    try await check(distinct: [name] + names)
    var all = All(
      correct: try await make(name, slot: "correct", base: names.first, copying: copying), faulty: [])
    for (index, faulty) in names.enumerated() {
      let tree = try await make(faulty, slot: "faulty-\(index + 1)", base: name, copying: copying)
      all.faulty.append((Fault(faulty, tree.facts), tree))
    }
    return all
  }

  /// Refuses two names of one version: no check can tell it from itself.
  func check(distinct names: [VersionName]) async throws {
    var met: [VersionName.Kind: VersionName] = [:]
    for name in names {
      let found: VersionName.Kind
      switch name.kind {
      case .folder(let path): found = .folder(Files.realPath(path) ?? path)
      case .patch(let path): found = .patch(Files.realPath(path) ?? path)
      case .reverse(let path): found = .reverse(Files.realPath(path) ?? path)
      case .revision(let revision):
        guard let repository else { throw VersionError.noRepository(folder: project, revision: revision) }
        found = .revision(try await repository.commit(revision))
      }
      if let other = met.updateValue(name, forKey: found) {
        throw VersionError.sameVersion(other.text, name.text, what: found)
      }
    }
  }
}
