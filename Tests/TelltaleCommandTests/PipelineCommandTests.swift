import Testing

@testable import TelltaleCommand

@Suite struct PipelineCommandTests {
  private func harness(_ files: [String: String]) throws -> (CommandHarness, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    var harness = CommandHarness()
    harness.currentFolder = folder.path
    return (harness, folder)
  }

  private static let small = """
    { steps: [{ name: "test", command: "grep -q 80 total" }], branches: ["main"],
      correct: "correct", faulty: ["faulty"] }
    """

  @Test func `a file that names its versions is measured`() async throws {
    let (harness, folder) = try harness(["ci.json5": Self.small, "correct/total": "80", "faulty/total": "65"])
    defer { withExtendedLifetime(folder) {} }
    let outcome = await harness.run("pipeline", "ci.json5", "--output", "json=study.json")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("test      pass     fail     separating"))
    #expect(try folder.read("study.json").contains("\"test:pass\"") == false)
    #expect(try folder.read("study.json").contains("\"kind\" : \"pipeline\""))
    #expect(outcome.messages == "")
  }

  @Test func `versions on the command line win over those of the file`() async throws {
    let (harness, folder) = try harness(["ci.json5": Self.small, "correct/total": "80", "faulty/total": "65"])
    defer { withExtendedLifetime(folder) {} }
    try folder.write("80", to: "other/total")
    let outcome = await harness.run("pipeline", "ci.json5", "--faulty", "other", "--fail-on", "unseen")
    #expect(outcome.exitCode == .thresholdNotMet)
    #expect(outcome.output.contains("Green on both versions: no step sees the fault."))
    #expect(outcome.messages == "threshold not met: no check sees 1 fault; --fail-on unseen asks for none\n")
  }

  @Test func `an unknown key is named with its file, and the one that was probably meant`() async throws {
    let (harness, folder) = try harness(["ci.json5": "{ steps: [{ name: 'test', comand: 'true' }] }"])
    defer { withExtendedLifetime(folder) {} }
    let outcome = await harness.run("pipeline", "ci.json5", "--faulty", ".")
    #expect(outcome.exitCode == .notUnderstood)
    #expect(outcome.messages == "error: ci.json5: steps[0]: unknown key 'comand'; did you mean 'command'?\n")
  }

  @Test(arguments: [
    (["pipeline"], "error: FILE is missing\n"),
    (["pipeline", "no.json5"], "error: there is no pipeline file at no.json5\n"),
    (["pipeline", "one.json5", "two"], "error: unexpected argument 'two'; expected one pipeline file\n"),
    (
      ["pipeline", "one.json5"],
      """
      error: there is no faulty version to compare with: give --faulty VERSION, or the key 'faulty' in one.json5

      """
    ),
    (
      ["pipeline", "one.json5", "--faulty", "one.json5"],
      "error: --faulty: found 'one.json5'; expected a folder, and this is a file; a patch is named patch:one.json5\n"
    ),
    (["pipeline", "one.json5", "--faulty", "../none"], "error: there is no folder at ../none\n"),
    (["pipeline", "one.json5", "--faulty", "none"], "error: 'none' is no folder, and there is no git repository"),
    (["pipeline", "one.json5", "--faulty", "."], "error: the version '.' is "),
    (["pipeline", "odd.json5"], "error: odd.json5: 'faulty': found 'patch:no'; expected patch:FILE, with a file"),
    (["pipeline", "one.json5", "--machine", "m"], "error: one.json5 names no machines, and --machine asks for 'm'\n"),
  ])
  func `what can't be understood ends with 2 and is said`(arguments: [String], message: String) async throws {
    let (harness, folder) = try harness([
      "one.json5": "{ steps: [{ name: 'a', command: 'true' }] }",
      "odd.json5": "{ steps: [{ name: 'a', command: 'true' }], faulty: 'patch:no' }",
    ])
    defer { withExtendedLifetime(folder) {} }
    let outcome = await harness.run(arguments: arguments)
    #expect(outcome.exitCode == .notUnderstood)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test func `a branch that the pipeline does not run for leaves nothing to measure`() async throws {
    let (harness, folder) = try harness(["ci.json5": Self.small, "correct/total": "80", "faulty/total": "65"])
    defer { withExtendedLifetime(folder) {} }
    let outcome = await harness.run("pipeline", "ci.json5", "--branch", "develop")
    #expect(outcome.exitCode == .nothingToMeasure)
    #expect(outcome.messages == "error: nothing to measure: ci.json5 runs nothing for the branch 'develop'\n")
  }
}
