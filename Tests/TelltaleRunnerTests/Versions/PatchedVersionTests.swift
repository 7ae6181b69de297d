import Foundation
import Testing

@testable import TelltaleRunner

/// Versions that are made from the other one and a patch.
@Suite struct PatchedVersionTests {
  private static func patch(_ name: String, from old: String = "old", to new: String = "new") -> String {
    "--- \(name.isEmpty ? "a/lib/fee.txt" : name)\n+++ \(name.isEmpty ? "b/lib/fee.txt" : name)\n"
      + "@@ -1,2 +1,2 @@\n-\(old)\n+\(new)\n same\n"
  }

  private func project() async throws -> GitFolder {
    let project = try await GitFolder()
    try project.write("old\nsame\n", to: "lib/fee.txt")
    try await project.commit("Begin")
    return project
  }

  private func make(
    _ text: String, of project: GitFolder, base: VersionName.Kind? = nil, reversed: Bool = false
  ) async throws -> VersionTree {
    try project.folder.write(text, to: "fault.patch")
    let path = "\(project.folder.path)/fault.patch"
    let base = VersionName(base ?? .folder(project.path), text: ".")
    let name = VersionName(reversed ? .reverse(path) : .patch(path), text: "patch:fault.patch")
    return try await project.trees().make(name, slot: "faulty-1", base: base)
  }

  @Test func `a patch is applied to a copy of a folder, with what is not committed`() async throws {
    let project = try await project()
    try project.write("also here\n", to: "lib/other.txt")
    let before = try await project.state()
    let version = try await make("Subject: New\n\n" + Self.patch(""), of: project)
    #expect(GitFolder.text("lib/fee.txt", in: version) == "new\nsame\n")
    #expect(GitFolder.text("lib/other.txt", in: version) == "also here\n")
    #expect(version.facts.title == "New")
    #expect(version.facts.firstChange == VersionTree.Place(path: "lib/fee.txt", line: 1))
    #expect(try await project.state() == before)
    #expect(try String(contentsOfFile: "\(project.path)/lib/fee.txt", encoding: .utf8) == "old\nsame\n")
  }

  @Test func `a patch is applied to a revision, and may be taken back`() async throws {
    let project = try await project()
    try project.write("dirty\nsame\n", to: "lib/fee.txt")
    let version = try await make(Self.patch(""), of: project, base: .revision("HEAD"))
    #expect(GitFolder.text("lib/fee.txt", in: version) == "new\nsame\n")
    let back = try await make(
      Self.patch("", from: "before", to: "old"), of: project, base: .revision("HEAD"), reversed: true)
    #expect(GitFolder.text("lib/fee.txt", in: back) == "before\nsame\n")
  }

  @Test(arguments: ["lib/fee.txt", "a/sub/lib/fee.txt", "sub/lib/fee.txt"])
  func `names may begin at the folder or at the top of its repository`(name: String) async throws {
    let outer = try await GitFolder()
    try outer.write("old\nsame\n", to: "sub/lib/fee.txt")
    try await outer.commit("Begin")
    try outer.folder.write(Self.patch(name), to: "fault.patch")
    let patch = VersionName(.patch("\(outer.folder.path)/fault.patch"), text: "patch:fault.patch")
    let trees = try await VersionTrees(project: "\(outer.path)/sub", scratch: outer.scratch) { _ in }
    for base in [VersionName(.folder("\(outer.path)/sub"), text: "."), VersionName(.revision("HEAD"), text: "HEAD")] {
      let version = try await trees.make(patch, slot: "faulty-1", base: base)
      #expect(GitFolder.text("lib/fee.txt", in: version) == "new\nsame\n")
      #expect(version.facts.firstChange?.path == "lib/fee.txt")
    }
  }

  @Test func `a patch that does not apply says where, in git's words`() async throws {
    let project = try await project()
    let error = await #expect(throws: VersionError.self) {
      _ = try await make(Self.patch("", from: "gone"), of: project)
    }
    #expect(
      error
        == .patchDoesNotApply(
          path: "patch:fault.patch", isReversed: false,
          words: "error: patch failed: lib/fee.txt:1\nerror: lib/fee.txt: patch does not apply"))
  }

  @Test(arguments: ["a/../../out.txt", "/tmp/telltale-out.txt", "../out.txt"])
  func `a patch that names something outside is refused`(name: String) async throws {
    let project = try await project()
    await #expect(throws: VersionError.patchLeavesTree(path: "patch:fault.patch", name: name)) {
      _ = try await make("--- /dev/null\n+++ \(name)\n@@ -0,0 +1 @@\n+x\n", of: project)
    }
  }

  @Test func `a patch that makes a link out of the tree is refused, and one inside is not`() async throws {
    let project = try await project()
    func link(to destination: String) -> String {
      """
      diff --git a/lib/link b/lib/link
      new file mode 120000
      --- /dev/null
      +++ b/lib/link
      @@ -0,0 +1 @@
      +\(destination)
      \\ No newline at end of file

      """
    }
    for destination in ["/etc/passwd", "../../secret"] {
      await #expect(
        throws: VersionError.patchLinksOut(path: "patch:fault.patch", link: "lib/link", destination: destination)
      ) { _ = try await make(link(to: destination), of: project) }
    }
    let version = try await make(link(to: "../lib/fee.txt"), of: project)
    #expect(GitFolder.text("lib/link", in: version) == "old\nsame\n")
  }

  @Test func `a patch does not reach through a link that leads out of the tree`() async throws {
    let project = try await project()
    try project.folder.write("old\nsame\n", to: "outside/fee.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/out", withDestinationPath: "\(project.folder.path)/outside")
    await #expect(throws: VersionError.self) { _ = try await make(Self.patch("a/out/fee.txt"), of: project) }
    #expect(try project.folder.text("outside/fee.txt") == "old\nsame\n")
  }

  @Test func `a file without a diff is refused`() async throws {
    let project = try await project()
    await #expect(throws: VersionError.patchEmpty(path: "patch:fault.patch")) {
      _ = try await make("Subject: nothing\n", of: project)
    }
  }
}
