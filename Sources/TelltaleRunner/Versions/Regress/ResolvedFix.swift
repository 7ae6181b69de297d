import Telltale

/// A fix as two commits, and what differs between them.
struct ResolvedFix: Sendable {
  let repository: Repository
  /// As it was given.
  let text: String
  /// The commit with the fix, and the one without.
  let correct: String
  let base: String
  let title: String
  /// The paths that differ, relative to the top of the repository.
  let changes: [String]

  /// Finds the commits; a merge is looked at from its first parent.
  init(_ fix: RegressOptions.Fix, text: String, in trees: VersionTrees) async throws {
    guard let repository = trees.repository else {
      throw VersionError.noRepository(folder: trees.project, revision: text)
    }
    self.repository = repository
    self.text = text
    switch fix {
    case .commit(let revision):
      correct = try await repository.commit(revision)
      let parents = try await repository.parents(of: correct)
      guard let first = parents.first else { throw RegressError.noParent(revision: revision) }
      base = first
      if parents.count > 1 {
        trees.note("\(revision) is a merge: it is compared with its first parent, \(first.prefix(10))")
      }
    case .range(let from, let to):
      base = try await repository.commit(from)
      correct = try await repository.commit(to)
    case .branch(let from, let to):
      correct = try await repository.commit(to)
      guard let common = try await repository.mergeBase(try await repository.commit(from), correct) else {
        throw RegressError.noCommonCommit(from, to)
      }
      base = common
    }
    title = try await repository.subject(of: correct)
    changes = try await repository.changes(from: base, to: correct)
    if try await repository.isDirty() { trees.note("what is not committed is not part of either version") }
  }

  /// A path of the repository as one of the project; nil where it lies outside.
  func inProject(_ path: String) -> String? {
    repository.prefix.isEmpty ? path : PathText.relative(path, to: repository.prefix)
  }

  /// The changed paths that are no tests, and could make a difference to what the program does.
  func sources(besides isTest: (_ path: String) -> Bool) -> [String] {
    changes.filter { path in
      if let inside = inProject(path), isTest(inside) { return false }
      return !Self.isDocument(path)
    }
  }

  /// Refuses a fix of which there is nothing to say.
  ///
  /// - Parameter isKept: Whether a path of the project is the fix's own on both sides: a test, or a manifest.
  func check(isTest: (_ path: String) -> Bool, isKept: (_ path: String) -> Bool) throws(RegressError) {
    guard changes.contains(where: { inProject($0).map(isTest) ?? false }) else { throw .noTests(revision: text) }
    if sources(besides: isKept).isEmpty { throw .onlyTests(revision: text) }
  }

  /// The version without the fix: as it was before, but for what is the fix's own.
  func withoutFix(
    _ trees: VersionTrees, slot: String, isKept: @escaping @Sendable (_ path: String) -> Bool
  ) async throws -> VersionTree {
    try await trees.make(slot: slot) { staging in
      let missing = try await Checkout(repository: repository, scratch: trees.scratch).write(
        base, into: staging, other: (correct, { path in inProject(path).map(isKept) ?? false }))
      return try await trees.staged(base, of: repository, missing: missing, in: staging)
    }
  }

  /// The fix taken back, as a fault.
  func fault(isKept: (_ path: String) -> Bool) async throws -> Fault {
    let first = try await changedLines(of: sources(besides: isKept)).min { $0.key < $1.key }
    return Fault(
      id: "without:\(text)", kind: .revert, operator: "", file: first?.key ?? "", line: first?.value.first ?? 0,
      column: 0, original: "", replacement: "", title: title)
  }

  /// The lines of the fixed version that differ, by path in the project; a line that was removed counts as the one
  /// before it.
  func changedLines(of paths: [String]) async throws -> [String: [Int]] {
    guard !paths.isEmpty else { return [:] }
    let text = PatchText(try await repository.difference(from: base, to: correct, paths: paths))
    var lines: [String: [Int]] = [:]
    for file in text.files {
      guard let name = file.new, let path = inProject(String(name.dropFirst(2))) else { continue }
      lines[path] = Array(Set(file.newLines)).sorted()
    }
    return lines
  }

  private static func isDocument(_ path: String) -> Bool {
    let name = PathText.name(of: path)
    let isHidden = path.split(separator: "/").dropLast().contains { $0.hasPrefix(".git") || $0.hasSuffix(".docc") }
    return isHidden || [".md", ".rst", ".adoc"].contains { name.lowercased().hasSuffix($0) }
      || [".gitignore", ".gitattributes", ".swift-format", ".editorconfig", "CODEOWNERS"].contains(name)
      || ["LICENSE", "NOTICE", "CONTRIBUTORS", "AUTHORS"].contains { name.hasPrefix($0) }
  }
}
