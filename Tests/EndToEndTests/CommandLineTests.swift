import Foundation
import Testing

/// Exit codes and streams of command lines that need no measurement.
@Suite struct CommandLineTests {
  private let telltale: BuiltTelltale
  private let root: String

  init() throws {
    telltale = try BuiltTelltale()
    root = FileManager.default.temporaryDirectory.path
  }

  @Test func `help and the version go to standard output and end with 0`() async throws {
    let help = try await telltale.run("help", in: root)
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("OVERVIEW: "))
    #expect(help.errors == "")
    let version = try await telltale.run("--version", in: root)
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /telltale \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func `every operator is listed with an example`() async throws {
    let list = try await telltale.run("operators", in: root)
    #expect(list.status == 0)
    #expect(list.output.hasPrefix("relational\n    A comparison becomes"))
    #expect(list.output.contains("    age >= 18 -> age > 18\n"))
  }

  @Test func `what can't be understood goes to standard error and ends with 2`() async throws {
    let cases: [(arguments: [String], errors: String)] = [
      ([], "error: no command was given; `telltale help` lists them\n"),
      (["rnu"], "error: unknown command 'rnu'; did you mean 'run'?\n"),
      (
        ["run", "--flies", "x"],
        "error: unknown option '--flies'; did you mean '--files'?\nSee 'telltale run --help'.\n"
      ),
      (["run", "--shard", "1/2"], "error: --shard is not built yet\nSee 'telltale run --help'.\n"),
      (["sweep"], "error: `telltale sweep` is not built yet; `telltale help` lists what is\n"),
      (
        ["run", "/nowhere at all"],
        "error: there is no folder at /nowhere at all\nSee 'telltale run --help'.\n"
      ),
    ]
    for (arguments, errors) in cases {
      let outcome = try await telltale.run(arguments: arguments, in: root)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors == errors)
    }
  }

  @Test func `a configuration file that is wrong ends with 2 and names the file`() async throws {
    let folder = root + "/telltale-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "".write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    try "{ failUder: 3 }".write(toFile: folder + "/telltale.json", atomically: true, encoding: .utf8)
    let outcome = try await telltale.run("run", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: telltale.json: unknown key 'failUder'; did you mean 'failUnder'?\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["Package.swift", "telltale.json"])
  }

  @Test func `a reader that goes away does not crash the program`() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The reader has ended before the program starts, so the first write finds nobody.
    process.arguments = ["-c", "{ sleep 0.2; \"$0\" help run; echo $? >&2; } | true", telltale.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "0\n")
  }
}
