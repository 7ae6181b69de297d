import Foundation
import Synchronization
import Telltale
import Testing

@testable import TelltaleRunner

/// Fixes of a project whose checks are lines of `tests/cases.txt`, looked for in `src/words.txt` by a shell script.
@Suite struct RegressTests {
  /// Reports a case for each line: it passes where the words hold the line.
  private static let script = """
    echo '<testsuite>' > report.xml
    while read -r word; do
      if grep -q "^$word$" src/words.txt; then echo "<testcase name=\\"$word\\"/>"
      else echo "<testcase name=\\"$word\\"><failure/></testcase>"; fi >> report.xml
    done < tests/cases.txt
    echo '</testsuite>' >> report.xml

    """

  private func project() async throws -> GitFolder {
    let project = try await GitFolder()
    try project.write(Self.script, to: "run.sh")
    try project.write("open\n", to: "src/words.txt")
    try project.write("open\n", to: "tests/cases.txt")
    try await project.commit("Begin")
    return project
  }

  private func regress(
    _ project: GitFolder, _ fix: RegressOptions.Fix = .commit("HEAD"), text: String = "HEAD",
    notes: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Study {
    var run = RunOptions(package: project.path)
    run.scratchPath = project.scratch
    var options = RegressOptions(run: run, fix: fix, text: text)
    options.command = ["sh", "run.sh"]
    options.report = .junit(["report.xml"])
    return try await Regression(options) { if case .note(let note) = $0 { notes(note) } }.run().study
  }

  private func origins(_ study: Study) -> [String: Check.Origin?] {
    Dictionary(uniqueKeysWithValues: study.checks.filter { $0.kind == .case }.map { ($0.id, $0.origin) })
  }

  @Test func `a case that a fix brought separates it, and those that were there are told apart`() async throws {
    let project = try await project()
    try project.write("open\nclose\n", to: "src/words.txt")
    try project.write("open\nclose\n", to: "tests/cases.txt")
    let fix = try await project.commit("Close as well")
    let before = try await project.state()
    let study = try await regress(project)
    #expect(study.fixVerdict == .separated(by: 1, of: 1))
    #expect(origins(study) == ["open": .existing, "close": .added])
    #expect(study.faults.map(\.kind) == [.revert])
    #expect(study.faults.map(\.title) == ["Close as well"])
    #expect(study.faults.map(\.file) == ["src/words.txt"])
    #expect(study.faults.map(\.line) == [2])
    #expect(study.subject.revision == fix)
    #expect(try await project.state() == before)
  }

  @Test func `a case that passes without the fix is blind`() async throws {
    let project = try await project()
    try project.write("open\nclose\n", to: "src/words.txt")
    // Looks for "ope" and any number of the letter n, which was there before.
    try project.write("open\nopen*\n", to: "tests/cases.txt")
    try await project.commit("Close as well")
    let study = try await regress(project)
    #expect(study.fixVerdict == .notSeparated(of: 1))
  }

  @Test func `a fix without a test, and one of tests alone, are refused`() async throws {
    let project = try await project()
    try project.write("open\nclose\n", to: "src/words.txt")
    try await project.commit("Untested")
    await #expect(throws: RegressError.noTests(revision: "HEAD")) { _ = try await regress(project) }
    try project.write("open\nclose\n", to: "tests/cases.txt")
    try project.write("# Words\n", to: "README.md")
    try await project.commit("Only a test")
    await #expect(throws: RegressError.onlyTests(revision: "HEAD")) { _ = try await regress(project) }
    await #expect(throws: RegressError.noParent(revision: "HEAD~2")) {
      _ = try await regress(project, .commit("HEAD~2"), text: "HEAD~2")
    }
    // Both together are a fix.
    let study = try await regress(project, .range(from: "HEAD~2", to: "HEAD"), text: "HEAD~2..HEAD")
    #expect(study.fixVerdict == .separated(by: 1, of: 1))
  }

  @Test func `a merge is compared with its first parent, and a branch with where it began`() async throws {
    let project = try await project()
    try await project.git("checkout", "--quiet", "-b", "fix")
    try project.write("open\nclose\n", to: "src/words.txt")
    try project.write("open\nclose\n", to: "tests/cases.txt")
    try await project.commit("Close as well")
    try await project.git("checkout", "--quiet", "main")
    try project.write("m\n", to: "other.txt")
    try await project.commit("Meanwhile")
    let branch = try await regress(project, .branch(from: "main", to: "fix"), text: "main...fix")
    #expect(branch.fixVerdict == .separated(by: 1, of: 1))

    try await project.git("merge", "--quiet", "--no-ff", "--message", "Merge", "fix")
    let notes = Mutex<[String]>([])
    let merge = try await regress(project) { note in notes.withLock { $0.append(note) } }
    #expect(merge.fixVerdict == .separated(by: 1, of: 1))
    #expect(notes.withLock { $0 }.contains { $0.hasPrefix("HEAD is a merge: it is compared with its first parent, ") })
  }

  @Test func `what a fix renamed or removed is back without it`() async throws {
    let project = try await project()
    try project.write("stale\n", to: "src/stale.txt")
    try project.write("open\n", to: "tests/old.txt")
    try await project.commit("More")
    try await project.git("mv", "src/stale.txt", "src/fresh.txt")
    try await project.git("mv", "tests/old.txt", "tests/new.txt")
    try project.write("[ ! -e src/stale.txt ] && [ -e tests/new.txt ] && [ ! -e tests/old.txt ]\n", to: "tests/run.sh")
    try await project.commit("Rename")
    var run = RunOptions(package: project.path)
    run.scratchPath = project.scratch
    var options = RegressOptions(run: run, fix: .commit("HEAD"), text: "HEAD")
    options.command = ["sh", "-c", "[ -e tests/new.txt ] && [ ! -e tests/old.txt ] && ls src | grep -q fresh"]
    let study = try await Regression(options) { _ in }.run().study
    #expect(study.checks.map(\.correct) == [.pass])
    #expect(study.verdicts.first?.checks.map(\.faulty) == [.fail(.exit)])
    // A command that reports no cases stands for its tests.
    #expect(study.fixVerdict == .separated(by: 1, of: 1))
  }

  @Test func `what is not committed is said to be left out`() async throws {
    let project = try await project()
    try project.write("open\nclose\n", to: "src/words.txt")
    try project.write("open\nclose\n", to: "tests/cases.txt")
    try await project.commit("Close as well")
    try project.write("nothing\n", to: "src/words.txt")
    let notes = Mutex<[String]>([])
    let study = try await regress(project) { note in notes.withLock { $0.append(note) } }
    #expect(study.fixVerdict == .separated(by: 1, of: 1))
    #expect(notes.withLock { $0 }.contains("what is not committed is not part of either version"))
  }

  @Test func `the tests of a Swift package are added, changed or as they were`() {
    let old = """
      final class FeeTests: XCTestCase {
        func testOne() { XCTAssertEqual(fee(1), 1) }
        func testTwo() { XCTAssertEqual(fee(2), 1) }
      }
      """
    let new = """
      final class FeeTests: XCTestCase {
        func testOne() { XCTAssertEqual(fee(1), 1) }
        func testTwo() { XCTAssertEqual(fee(2), 2) }

        func testThree() {
          XCTAssertEqual(fee(3), 3)
        }
      }
      """
    let origins = TestOrigins(after: ["Tests/Fee.swift": new], before: ["Tests/Old.swift": old])
    #expect(origins.origin(file: "Tests/Fee.swift", line: 2) == .existing)
    #expect(origins.origin(file: "Tests/Fee.swift", line: 3) == .changed)
    #expect(origins.origin(file: "Tests/Fee.swift", line: 5) == .added)
    #expect(origins.origin(file: "Tests/Other.swift", line: 3) == .existing)
    // Only a helper differs: whichever test of the file uses it has changed.
    let helper = TestOrigins(after: ["Tests/Fee.swift": "let limit = 2\n" + old], before: ["Tests/Fee.swift": old])
    #expect(helper.origin(file: "Tests/Fee.swift", line: 3) == .changed)
  }

  @Test func `a case's text ends where its indentation does`() {
    let python = """
      def test_fee():
          assert fee(1) == 1

          assert fee(2) == 2


      def test_feed():
          pass
      """
    #expect(CaseOrigins.block(of: "test_fee", in: python)?.count == 4)
    #expect(CaseOrigins.block(of: "test_feed", in: python)?.count == 2)
    #expect(CaseOrigins.block(of: "test_f", in: python) == nil)
  }

  @Test func `a test is taken out of a file with its lines kept`() throws {
    let text = "func testA() {\n  newName()\n}\nfunc testB() { old() }\n"
    let left = CompilableTests.Left(file: "A.swift", lines: 1...3, problem: "")
    #expect(
      CompilableTests.text(
        "class C {\n\(text)}", file: "A.swift",
        without: [
          CompilableTests.Left(file: "A.swift", lines: 2...4, problem: "")
        ]) == "class C {\nfunc testA() { \n\n}\nfunc testB() { old() }\n}")
    #expect(CompilableTests.text(text, file: "A.swift", without: [left]) == text)
  }

  @Test func `lines are counted by file`() {
    let report = """
      SF:/mirror/Sources/A.swift
      DA:3,0
      DA:4,12
      end_of_record
      SF:/mirror/Sources/B.swift
      DA:3,1
      """
    #expect(
      LineCoverage.lines(inLCOV: report, root: "/mirror") == [
        "Sources/A.swift": [3: 0, 4: 12], "Sources/B.swift": [3: 1],
      ])
  }
}
