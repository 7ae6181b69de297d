import Foundation
import Telltale
import TelltaleReports
import TelltaleRunner
import Testing

@testable import TelltaleCommand

@Suite struct ShowAndInitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("a < b\n", to: "A.swift")
    let study = String(decoding: try StudyJSON.write(SmallStudy.measured), as: UTF8.self)
    try folder.write(study, to: "study.json")
  }

  private var harness: CommandHarness { CommandHarness(currentFolder: folder.path) }

  @Test func `the diff of a patch begins where the diff begins, whatever stands in front of it`() {
    let plain = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"
    let git = "diff --git a/x b/x\nindex 1..2 100644\n" + plain
    #expect(ShowCommand.diff(in: plain) == plain)
    #expect(ShowCommand.diff(in: git) == git)
    #expect(ShowCommand.diff(in: "Subject: it\n\nWhy.\n---\n x | 2 +-\n\n" + git) == git)
    #expect(ShowCommand.diff(in: "Subject: it\n---\n" + plain) == plain)
    #expect(ShowCommand.diff(in: "garbage --- a/x\n") == nil)
  }

  @Test func `a fault is shown as a patch with its verdicts`() async {
    let outcome = await harness.run("show", "study.json", "A.swift#f#relational#1")
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.output == """
        Subject: [PATCH] A.swift:1: < -> <=

        A.swift#f#relational#1: seen by 1 check
          separating: passes -> fails  T.C/t
        ---

        --- a/A.swift
        +++ b/A.swift
        @@ -1,1 +1,1 @@
        -a < b
        +a <= b

        """)
  }

  @Test func `a check is shown with what it said of each fault`() async {
    let outcome = await harness.run("show", "study.json", "T.C/t")
    #expect(
      outcome.output == """
        T.C/t
          at        T.swift:1
          correct   passes
          category  separating

        separating (1)
          fails  A.swift#f#relational#1

        blind (1)
          passes, unnoticed  A.swift#f#relational#2

        """)
  }

  @Test func `a source that has changed has no diff, and an id that is not there none either`() async throws {
    try folder.write("something else\n", to: "A.swift")
    let changed = await harness.run("show", "study.json", "A.swift#f#relational#1")
    #expect(changed.exitCode == .success)
    #expect(
      changed.messages == "A.swift is not here, or is no longer what the fault was found in, so there is no diff\n")
    let unknown = await harness.run("show", "study.json", "A.swift#f#relational#3")
    #expect(unknown.exitCode == .notUnderstood)
    #expect(
      unknown.messages.hasPrefix(
        "error: study.json has no fault and no check of the id 'A.swift#f#relational#3'; did you mean 'A.swift#f#rel"))
    let unread = await harness.run("show", "A.swift", "x")
    #expect(unread.exitCode == .notUnderstood)
    #expect(unread.messages.hasPrefix("error: A.swift can't be read as a study: found something that is not a JSON"))
  }

  @Test func `init writes a configuration that is read, and an example that applies`() async throws {
    let outcome = await harness.run("init")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == "wrote telltale.json\nwrote faults/example.patch\n")
    let patch = try folder.read("faults/example.patch")
    #expect(patch.hasPrefix("Subject: [PATCH] An example: < -> <=\n\n"))
    #expect(patch.hasSuffix("\n--- a/A.swift\n+++ b/A.swift\n@@ -1,1 +1,1 @@\n-a < b\n+a <= b\n"))
    #expect(await harness.run("run").exitCode == .success)
    let again = await harness.run("init")
    #expect(
      again.output == """
        telltale.json is there already and stays as it is
        faults/example.patch is there already and stays as it is

        """)
  }

  @Test func `every key that the configuration names in its comments is one`() async throws {
    _ = await harness.run("init")
    let text = try folder.read("telltale.json")
    let keys = text.matches(of: /\/\/ ([a-zA-Z]+):/).map { String($0.output.1) }
    #expect(keys.count > 5)
    #expect(Set(keys).isSubset(of: Commands.configurableKeys))
  }
}
