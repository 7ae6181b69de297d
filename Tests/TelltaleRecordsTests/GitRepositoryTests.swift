import Foundation
import TelltaleRecords
import Testing

@Suite("A git repository as the source of versions")
final class GitRepositoryTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("git-\(UUID().uuidString)")
  private var records: URL { root.appendingPathComponent("Records") }

  init() throws {
    try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: root) } catch { print(error) }
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
    process.arguments = ["git", "-C", root.path] + identity + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  @Test("has no name outside a repository and before the first commit")
  func noName() throws {
    #expect(try GitRepository(around: URL(fileURLWithPath: "/")).current() == nil)
    try git("init", "--quiet")
    #expect(try GitRepository(around: records).current() == nil)
  }

  @Test("is clean where only the records themselves have changed")
  func clean() throws {
    try git("init", "--quiet")
    try write("1", to: "source")
    try git("add", ".")
    try git("commit", "--quiet", "--message", "first")
    let revision = try git("rev-parse", "HEAD")
    try write("{}", to: "Records/rows.json")

    #expect(try GitRepository(around: records).current() == NamedVersion(revision: revision, isClean: true))
    try write("2", to: "source")
    #expect(try GitRepository(around: records).current() == NamedVersion(revision: revision, isClean: false))
  }

  @Test("a repository that git can't read is an error, not a clean tree")
  func unreadable() throws {
    try git("init", "--quiet")
    try git("commit", "--quiet", "--allow-empty", "--message", "first")
    try write("no index", to: ".git/index")

    #expect {
      try GitRepository(around: records).current()
    } throws: { error in
      "\(error)".hasPrefix("`git status --porcelain -- :/ :(exclude).` ended with status 128: ")
    }
  }

  @Test("asks under git's name, or the user's where git has none")
  func asker() throws {
    try git("init", "--quiet")
    try git("config", "user.name", "Grace")
    #expect(try GitRepository(around: records).asker() == "Grace")
    try git("config", "user.name", "")
    #expect(try GitRepository(around: records).asker() == NSUserName())
  }

  @Test("knows ancestors from other lines, and from commits that it does not have")
  func relations() throws {
    try git("init", "--quiet")
    try git("commit", "--quiet", "--allow-empty", "--message", "first")
    let first = try git("rev-parse", "HEAD")
    try git("checkout", "--quiet", "-b", "other")
    try git("commit", "--quiet", "--allow-empty", "--message", "other")
    let other = try git("rev-parse", "HEAD")
    try git("checkout", "--quiet", "-b", "main-line", first)
    try git("commit", "--quiet", "--allow-empty", "--message", "second")
    let repository = GitRepository(around: records)

    #expect(try repository.relation(of: first) == .ancestor)
    #expect(try repository.relation(of: other) == .notAnAncestor)
    #expect(try repository.relation(of: String(repeating: "0", count: 40)) == .unknown)
  }
}
