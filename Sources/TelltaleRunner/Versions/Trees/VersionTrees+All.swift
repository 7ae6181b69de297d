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
    var all = All(
      correct: try await make(name, slot: "correct", base: names.first, copying: copying), faulty: [])
    for (index, faulty) in names.enumerated() {
      let tree = try await make(faulty, slot: "faulty-\(index + 1)", base: name, copying: copying)
      all.faulty.append((Fault(faulty, tree.facts), tree))
    }
    return all
  }
}
