import Foundation

/// The git repository around a project's folder: it is read, and never written.
struct Repository: Sendable {
  /// Its top folder, absolute.
  let root: String
  /// Where the project's folder is in it; "" at the top.
  let prefix: String

  private var git: Git { Git(in: root) }

  /// The repository around a folder; nil where there is none.
  ///
  /// - Throws: ``VersionError/bareRepository(folder:)`` in one that has no files.
  static func around(_ folder: String) async throws -> Repository? {
    let git = Git(in: folder)
    guard let root = try await git.answer(["rev-parse", "--show-toplevel"]), !root.isEmpty else {
      let isBare = try await git.answer(["rev-parse", "--is-bare-repository"]) == "true"
      if isBare { throw VersionError.bareRepository(folder: folder) }
      return nil
    }
    let prefix = try await git.output(["rev-parse", "--show-prefix"]).trimmingCharacters(in: .newlines)
    return Repository(root: root, prefix: prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix)
  }

  /// The commit that a revision names.
  func commit(_ revision: String) async throws -> String {
    let name = "\(revision)^{commit}"
    guard !revision.hasPrefix("-"), let commit = try await git.answer(["rev-parse", "--verify", "--quiet", name]),
      !commit.isEmpty
    else {
      throw VersionError.unknownRevision(
        revision, folder: PathText.join(root, prefix), isShallow: try await isShallow())
    }
    return commit
  }

  /// Whether history is missing.
  func isShallow() async throws -> Bool {
    try await git.answer(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  /// The parents of a commit, the first one first, as far as they are here.
  ///
  /// - Throws: ``VersionError/parentNotHere(revision:)`` where the clone ends at the commit.
  func parents(of commit: String) async throws -> [String] {
    let raw = try await git.output(["cat-file", "commit", commit])
    let header = raw.prefix(upTo: raw.firstRange(of: "\n\n")?.lowerBound ?? raw.endIndex)
    let parents = header.split(separator: "\n").filter { $0.hasPrefix("parent ") }.map { String($0.dropFirst(7)) }
    for parent in parents.prefix(1) where try await git.answer(["cat-file", "-e", "\(parent)^{commit}"]) == nil {
      throw VersionError.parentNotHere(revision: String(commit.prefix(10)))
    }
    return parents
  }

  /// The first line of a commit's message.
  func subject(of commit: String) async throws -> String {
    try await git.output(["log", "-1", "--format=%s", commit]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether the user's tree differs from what is checked out, apart from files that git does not track.
  func isDirty() async throws -> Bool {
    let path = prefix.isEmpty ? "." : prefix
    return try await !git.output(["status", "--porcelain", "--untracked-files=no", "--", path]).isEmpty
  }

  /// The last commit that both have in common; nil where there is none.
  func mergeBase(_ one: String, _ other: String) async throws -> String? {
    try await git.answer(["merge-base", one, other])
  }

  /// An entry of a commit's tree.
  struct Object: Sendable, Hashable {
    /// `100644`, `100755`, `120000` for a link, `160000` for a submodule.
    var mode: String
    var id: String
    /// Relative to the top of the repository.
    var path: String
  }

  /// All files, links and submodules of a commit.
  func objects(of commit: String) async throws -> [Object] {
    let listing = try await git.output(["ls-tree", "-r", "-z", "--full-tree", commit])
    return listing.split(separator: "\0").compactMap { entry in
      guard let tab = entry.firstIndex(of: "\t") else { return nil }
      let fields = entry[..<tab].split(separator: " ")
      guard fields.count == 3 else { return nil }
      return Object(mode: String(fields[0]), id: String(fields[2]), path: String(entry[entry.index(after: tab)...]))
    }
  }

  /// The text of a file of a commit; nil where the commit has no such file.
  func text(_ path: String, in commit: String) async throws -> String? {
    let end = try await git.run(["cat-file", "blob", "\(commit):\(path)"])
    return end.succeeded ? end.output : nil
  }

  /// The paths that differ between two commits, relative to the top of the repository.
  func changes(from old: String, to new: String) async throws -> [String] {
    let listing = try await git.output(["diff-tree", "-r", "-z", "--no-renames", "--name-only", old, new])
    return listing.split(separator: "\0").map(String.init)
  }

  /// The difference between two commits in some paths, without lines around the changes.
  func difference(from old: String, to new: String, paths: [String]) async throws -> String {
    try await git.output(
      ["diff-tree", "-r", "-p", "-U0", "--no-renames", "--no-color", "--no-ext-diff", old, new, "--"] + paths)
  }
}
