import Foundation
import Testing

@testable import TelltaleRunner

/// A git repository for one test, with a user and settings of its own.
struct GitFolder {
  let folder: TemporaryFolder
  /// Where the repository is.
  let path: String
  /// Where versions are made.
  var scratch: String { "\(folder.path)/scratch" }

  init(name: String = "Project") async throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try await git("init", "--quiet", "--initial-branch=main")
  }

  @discardableResult
  func git(_ arguments: String...) async throws -> String {
    try await git(arguments)
  }

  @discardableResult
  func git(_ arguments: [String]) async throws -> String {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_AUTHOR_NAME"] = "A"
    environment["GIT_AUTHOR_EMAIL"] = "a@example.com"
    environment["GIT_COMMITTER_NAME"] = "A"
    environment["GIT_COMMITTER_EMAIL"] = "a@example.com"
    let end = try await ChildProcess(
      "git", ["-C", path, "-c", "protocol.file.allow=always"] + arguments, in: "/", environment: environment,
      output: .whole
    ).run()
    try #require(end.succeeded, "git \(arguments): \(end.errorOutput)")
    return end.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func write(_ text: String, to file: String) throws {
    try folder.write(text, to: "\(PathText.name(of: path))/\(file)")
  }

  func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }

  /// Commits everything, and gives the commit.
  @discardableResult
  func commit(_ subject: String) async throws -> String {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--allow-empty", "--message", subject)
    return try await git("rev-parse", "HEAD")
  }

  /// Whatever the user would notice a change of: the status, the index, the stash and the references.
  func state() async throws -> [String] {
    let index = try Data(contentsOf: URL(fileURLWithPath: "\(path)/.git/index"))
    return [
      try await git("status", "--porcelain", "--untracked-files=all"), try await git("stash", "list"),
      try await git("for-each-ref"), index.base64EncodedString(),
    ]
  }

  func trees(notes: @escaping @Sendable (String) -> Void = { _ in }) async throws -> VersionTrees {
    try await VersionTrees(project: path, scratch: scratch, note: notes)
  }

  /// The text of a file of a version; nil where it has none.
  static func text(_ file: String, in version: VersionTree) -> String? {
    FileManager.default.contents(atPath: "\(version.folder)/\(file)").map { String(decoding: $0, as: UTF8.self) }
  }
}
