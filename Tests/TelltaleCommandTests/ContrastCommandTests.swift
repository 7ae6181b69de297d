import Synchronization
import TelltaleReports
import TelltaleRunner
import Testing

@testable import TelltaleCommand

@Suite struct ContrastCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "faults/a.patch")
    try folder.write("", to: "other/Package.swift")
  }

  /// The options that a command line comes to, and what it ends with.
  private func options(_ arguments: String...) async -> (options: ContrastOptions?, outcome: CommandHarness.Outcome) {
    let seen = Mutex<ContrastOptions?>(nil)
    var harness = CommandHarness(currentFolder: folder.path)
    harness.contrast = { options, _ in
      seen.withLock { $0 = options }
      return RunResult(study: SmallStudy.measured)
    }
    let outcome = await harness.run(arguments: ["contrast"] + arguments)
    return (seen.withLock { $0 }, outcome)
  }

  @Test func `a version is a patch, a folder that exists, or a revision`() async throws {
    let (options, outcome) = await options(
      "--correct", ".", "--faulty", "patch:faults/a.patch", "--faulty=reverse:\(folder.path)/faults/a.patch",
      "--faulty",
      "other", "--faulty", "v1.2")
    #expect(outcome.exitCode == .success)
    #expect(options?.correct == VersionName(.folder(folder.path), text: "."))
    #expect(
      options?.faulty == [
        VersionName(.patch("\(folder.path)/faults/a.patch"), text: "patch:faults/a.patch"),
        VersionName(.reverse("\(folder.path)/faults/a.patch"), text: "reverse:a.patch"),
        VersionName(.folder("\(folder.path)/other"), text: "other"),
        VersionName(.revision("v1.2"), text: "v1.2"),
      ])
    #expect(options?.command == [])
    #expect(options?.run.package == folder.path)
    #expect(outcome.output == TerminalReport().text(of: SmallStudy.measured))
  }

  @Test func `what stands behind the dashes is the command, options and all`() async {
    let (options, _) = await options(
      "--correct", "HEAD", "--faulty", "v1", "--junit", "out/*.xml", "--repeat", "3", "--", "make", "--jobs", "4")
    #expect(options?.command == ["make", "--jobs", "4"])
    #expect(options?.report == .junit(["out/*.xml"]))
    #expect(options?.repeats == 3)
    #expect(options?.run.jobs == nil)
  }

  @Test func `options of a run that the configuration holds are passed over`() async throws {
    try folder.write("{ operators: ['relational'], timeLimit: 5 }", to: "telltale.json")
    let (options, outcome) = await options("--correct", ".", "--faulty", "v1")
    #expect(outcome.exitCode == .success)
    #expect(options?.run.timeLimit == 5)
  }

  @Test func `a revision is one even where a file is called like it, and a folder is a folder`() async throws {
    try folder.write("", to: "HEAD")
    try folder.write("", to: "v1.2/file")
    let (options, outcome) = await options("--correct", "v1.2", "--faulty", "HEAD", "--", "make")
    #expect(outcome.exitCode == .success)
    #expect(options?.correct == VersionName(.folder(folder.path + "/v1.2"), text: "v1.2"))
    #expect(options?.faulty == [VersionName(.revision("HEAD"), text: "HEAD")])
  }

  @Test func `what is missing or contradicts itself ends with 2`() async {
    let cases: [(arguments: [String], message: String)] = [
      (["--faulty", "v1"], "--correct is not given; expected a folder, a revision, patch:FILE or reverse:FILE"),
      (["--correct", "."], "--faulty is not given; expected a folder, a revision, patch:FILE or reverse:FILE"),
      (
        ["--correct", ".", "--faulty", "v1", "--faulty", "v1"],
        "the version 'v1' is named twice; expected different ones"
      ),
      (
        ["--correct", ".", "--faulty", "patch:none.patch"],
        "--faulty: found 'patch:none.patch'; expected patch:FILE, with a file that exists"
      ),
      (
        ["--correct", ".", "--faulty", "faults/a.patch"],
        "--faulty: found 'faults/a.patch'; expected a folder, and this is a file; a patch is named patch:faults/a.patch"
      ),
      (["--correct", ".", "--faulty", "/nowhere"], "there is no folder at /nowhere"),
      (
        ["--correct", ".", "--faulty", "v1", "--"],
        "there is nothing behind '--'; expected a command, such as -- make check"
      ),
      (
        ["--correct", ".", "--faulty", "v1", "--tap"],
        "--tap reads what a command reports; give the command behind '--'"
      ),
      (
        ["--correct", ".", "--faulty", "v1", "--tap", "--junit", "x.xml", "--", "make"],
        "--junit and --tap exclude each other; give one of them"
      ),
      (
        ["--correct", ".", "--faulty", "v1", "--tests-from", "each", "--", "make"],
        "--tests-from is about the tests of a Swift package, and here a command answers; leave out one of the two"
      ),
      (
        ["--correct", ".", "--faulty", "v1", "--faulty", "v2", "--tests-from", "faulty"],
        "--tests-from faulty takes the tests of one faulty version; give one --faulty, or --tests-from each"
      ),
      (
        ["make", "--correct", ".", "--faulty", "v1"],
        "unexpected argument 'make'; expected options, and a command behind '--'"
      ),
    ]
    for (arguments, message) in cases {
      let outcome = await CommandHarness(currentFolder: folder.path).run(arguments: ["contrast"] + arguments)
      #expect(outcome.exitCode == .notUnderstood)
      #expect(outcome.messages == "error: \(message)\nSee 'telltale contrast --help'.\n")
    }
  }

  @Test func `versions that can't be had end with 2, in words`() async {
    var harness = CommandHarness(currentFolder: folder.path)
    harness.contrast = { _, _ in throw VersionError.unknownRevision("v9", folder: "/p", isShallow: false) }
    let outcome = await harness.run("contrast", "--correct", ".", "--faulty", "v9")
    #expect(outcome.exitCode == .notUnderstood)
    #expect(outcome.messages.hasPrefix("error: 'v9' is no folder, and no commit of the git repository around /p."))
  }
}
