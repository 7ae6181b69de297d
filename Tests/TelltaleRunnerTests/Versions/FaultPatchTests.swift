import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct FaultPatchTests {
  private let source = "one\ntwo\nthree\nlet é = a >= b\nfive\nsix\nseven\neight\n"

  private func fault(_ line: Int, _ column: Int, _ original: String, _ replacement: String) -> Fault {
    Fault(
      id: "x", kind: .mutant, operator: "relational", file: "Sources/A.swift", line: line, column: column,
      original: original, replacement: replacement)
  }

  @Test func `a mutant is a diff with three lines around it, its column counted in UTF-8`() {
    // `é` takes two units: the operator is at the twelfth.
    #expect(
      FaultPatch.diff(of: fault(4, 12, ">=", ">"), in: source) == """
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -1,7 +1,7 @@
         one
         two
         three
        -let é = a >= b
        +let é = a > b
         five
         six
         seven

        """)
  }

  @Test func `lines that go are counted, and a last line without an end is marked`() {
    #expect(
      FaultPatch.diff(of: fault(1, 2, "{\n  work()\n}", "{}"), in: "f{\n  work()\n}") == """
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -1,3 +1,1 @@
        -f{
        -  work()
        -}
        \\ No newline at end of file
        +f{}
        \\ No newline at end of file

        """)
  }

  @Test func `of another text there is no diff`() {
    #expect(FaultPatch.diff(of: fault(4, 13, ">=", ">"), in: source) == nil)
    #expect(FaultPatch.diff(of: fault(40, 1, ">=", ">"), in: source) == nil)
  }

  @Test func `the diff is one that git applies`() async throws {
    let project = try await GitFolder()
    try project.write(source, to: "Sources/A.swift")
    let diff = try #require(FaultPatch.diff(of: fault(4, 12, ">=", ">"), in: source))
    try project.folder.write(diff, to: "a.patch")
    let version = try await project.trees().make(
      VersionName(.patch("\(project.folder.path)/a.patch"), text: "patch:a.patch"), slot: "faulty-1",
      base: VersionName(.folder(project.path), text: "."))
    #expect(
      GitFolder.text("Sources/A.swift", in: version) == source.replacingOccurrences(of: ">=", with: ">"))
  }
}
