import Foundation
import Synchronization
import Testing

@testable import TelltaleRunner

@Suite struct VersionTreesTests {
  private let head = VersionName(.revision("HEAD"), text: "HEAD")

  @Test func `a revision is put into a folder, and nothing of the user's changes`() async throws {
    let project = try await GitFolder()
    try project.write("one\n", to: "a.txt")
    let first = try await project.commit("First")
    try project.write("two\n", to: "a.txt")
    try await project.commit("Second")
    try project.write("stashed\n", to: "a.txt")
    try await project.git("stash")
    try project.write("staged\n", to: "b.txt")
    try await project.git("add", "b.txt")
    try project.write("dirty\n", to: "a.txt")
    let before = try await project.state()

    let trees = try await project.trees()
    let version = try await trees.make(VersionName(.revision("HEAD~1"), text: "HEAD~1"), slot: "faulty-1")
    #expect(GitFolder.text("a.txt", in: version) == "one\n")
    #expect(GitFolder.text("b.txt", in: version) == nil)
    #expect(version.facts == VersionTree.Facts(commit: first, title: "First"))
    #expect(PathText.name(of: version.folder) == "Project")
    #expect(try await project.state() == before)
  }

  @Test func `two names of one version are refused, whatever they are called`() async throws {
    let project = try await GitFolder()
    try project.write("one\n", to: "a.txt")
    let commit = try await project.commit("First")
    let trees = try await project.trees()
    let main = VersionName(.revision("main"), text: "main")
    await #expect(throws: VersionError.sameVersion("HEAD", "main", what: .revision(commit))) {
      try await trees.check(distinct: [head, main])
    }
    let here = VersionName(.folder(project.path), text: ".")
    let again = VersionName(.folder(project.path + "/../\(PathText.name(of: project.path))"), text: "./")
    await #expect(throws: VersionError.self) { try await trees.check(distinct: [here, again]) }
    try await project.commit("Second")
    try await trees.check(distinct: [head, VersionName(.revision("main~1"), text: "main~1"), here])
  }

  @Test func `a repository without files is named as that`() async throws {
    let project = try await GitFolder()
    try project.write("one\n", to: "a.txt")
    try await project.commit("First")
    let bare = project.folder.path + "/bare.git"
    try await project.git("clone", "--quiet", "--bare", ".", bare)
    await #expect(throws: VersionError.bareRepository(folder: bare)) { try await Repository.around(bare) }
    #expect(try await Repository.around(project.folder.path) == nil)
  }

  @Test func `a file that is left out of archives is there, and a folder that is gone is not`() async throws {
    let project = try await GitFolder()
    try project.write("Tests export-ignore\n", to: ".gitattributes")
    try project.write("t\n", to: "Tests/t.txt")
    try project.write("o\n", to: "Old/o.txt")
    try await project.commit("First")
    let trees = try await project.trees()
    #expect(GitFolder.text("Tests/t.txt", in: try await trees.make(head, slot: "correct")) == "t\n")
    try project.remove("Old")
    try await project.commit("Second")
    let version = try await trees.make(head, slot: "correct")
    #expect(GitFolder.text("Old/o.txt", in: version) == nil)
    #expect(!FileManager.default.fileExists(atPath: "\(version.folder)/Old"))
  }

  @Test func `only what changed is written again, and what was built there stays`() async throws {
    let project = try await GitFolder()
    try project.write("same\n", to: "same.txt")
    try project.write("one\n", to: "other.txt")
    try await project.commit("First")
    let trees = try await project.trees()
    let first = try await trees.make(head, slot: "correct")
    try Data("built\n".utf8).write(to: URL(fileURLWithPath: "\(first.folder)/out.o"))
    let old = Date(timeIntervalSinceNow: -1000)
    for name in ["same.txt", "other.txt"] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(first.folder)/\(name)")
    }
    try project.write("two\n", to: "other.txt")
    try await project.commit("Second")
    let second = try await trees.make(head, slot: "correct")
    #expect(second.folder == first.folder)
    func age(_ name: String) throws -> Double {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(second.folder)/\(name)")
      return Date().timeIntervalSince(try #require(attributes[.modificationDate] as? Date))
    }
    #expect(try age("same.txt") > 900)
    #expect(try age("other.txt") < 900)
    #expect(GitFolder.text("other.txt", in: second) == "two\n")
    #expect(GitFolder.text("out.o", in: second) == "built\n")
  }

  @Test func `a revision that does not exist is said to be neither folder nor commit`() async throws {
    let project = try await GitFolder()
    try await project.commit("First")
    let trees = try await project.trees()
    await #expect(throws: VersionError.unknownRevision("v9", folder: project.path, isShallow: false)) {
      _ = try await trees.make(VersionName(.revision("v9"), text: "v9"), slot: "correct")
    }
    await #expect(throws: VersionError.unknownRevision("--all", folder: project.path, isShallow: false)) {
      _ = try await trees.make(VersionName(.revision("--all"), text: "--all"), slot: "correct")
    }
  }

  @Test func `a revision outside of a repository is refused`() async throws {
    let folder = try TemporaryFolder()
    let trees = try await VersionTrees(project: folder.path, scratch: folder.path + "/scratch") { _ in }
    await #expect(throws: VersionError.noRepository(folder: trees.project, revision: "HEAD")) {
      _ = try await trees.make(head, slot: "correct")
    }
  }

  @Test func `a shallow clone says that history is missing`() async throws {
    let project = try await GitFolder()
    try await project.commit("First")
    let commit = try await project.commit("Second")
    let clone = project.folder.path + "/clone"
    try await project.git("clone", "--quiet", "--depth", "1", "file://\(project.path)", clone)
    let trees = try await VersionTrees(project: clone, scratch: project.scratch) { _ in }
    await #expect(throws: VersionError.unknownRevision("HEAD~1", folder: trees.project, isShallow: true)) {
      _ = try await trees.make(VersionName(.revision("HEAD~1"), text: "HEAD~1"), slot: "correct")
    }
    let repository = try #require(trees.repository)
    await #expect(throws: VersionError.parentNotHere(revision: String(commit.prefix(10)))) {
      _ = try await repository.parents(of: commit)
    }
  }

  @Test func `a submodule's files come from its clone, and one that is not here is told`() async throws {
    let inner = try await GitFolder(name: "Inner")
    try inner.write("inside\n", to: "i.txt")
    try await inner.commit("Inner")
    let project = try await GitFolder()
    try await project.git("submodule", "--quiet", "add", inner.path, "vendor/inner")
    try await project.commit("With a submodule")
    let before = try await project.state()
    let version = try await project.trees().make(head, slot: "correct")
    #expect(GitFolder.text("vendor/inner/i.txt", in: version) == "inside\n")
    #expect(try await project.state() == before)

    let clone = project.folder.path + "/clone"
    try await project.git("clone", "--quiet", project.path, clone)
    let notes = Mutex<[String]>([])
    let trees = try await VersionTrees(project: clone, scratch: project.scratch) { note in
      notes.withLock { $0.append(note) }
    }
    let empty = try await trees.make(head, slot: "faulty-1")
    #expect(GitFolder.text("vendor/inner/i.txt", in: empty) == nil)
    #expect(notes.withLock { $0.count } == 1)
    #expect(notes.withLock { $0.first?.hasPrefix("the submodule vendor/inner of ") } == true)
  }

  @Test func `a folder below the top of a repository is found in its revisions`() async throws {
    let project = try await GitFolder()
    try project.write("s\n", to: "sub/s.txt")
    try project.write("t\n", to: "top.txt")
    try await project.commit("First")
    let trees = try await VersionTrees(project: "\(project.path)/sub", scratch: project.scratch) { _ in }
    let version = try await trees.make(head, slot: "correct")
    #expect(GitFolder.text("s.txt", in: version) == "s\n")
    #expect(GitFolder.text("../top.txt", in: version) == "t\n")
  }
}
