import TelltaleRunner

/// `telltale contrast --correct V --faulty V [-- COMMAND ...]`.
enum ContrastCommand: Subcommand {
  static let name = "contrast"
  static let abstract = "Measure which checks tell a correct version from faulty ones."

  static var help: HelpText {
    let versions = HelpText.Section(
      title: "Versions",
      entries: [
        ("FOLDER", "What stands in a folder, such as '.'."),
        ("REVISION", "A commit of the git repository around the current folder: v1.2, HEAD~3, a branch."),
        ("patch:FILE", "The other version with the unified diff in a file applied."),
        ("reverse:FILE", "The other version with the unified diff in a file taken back."),
      ])
    return HelpText(
      overview: """
        Measure which checks tell a correct version from faulty ones. The checks are the tests of a Swift package, each \
        run on its own; or, behind '--', a command of any kind, which answers by its exit status, or by the cases that \
        it reports. Every version is put into a folder of its own: the tree, the index and the stash stay as they are.
        """,
      usage: "telltale contrast --correct V --faulty V [OPTIONS] [-- COMMAND ...]",
      sections: [versions] + HelpText.sections(options),
      examples: [
        (
          "telltale contrast --correct . --faulty patch:faults/no-discount.patch",
          "Which tests of the package in this folder see a fault that somebody wrote down?"
        ),
        (
          "telltale contrast --correct HEAD --faulty v1.2 --faulty v1.3", "Which of today's tests fail on old versions?"
        ),
        ("telltale contrast --correct main --faulty HEAD -- make check", "Does a command tell two revisions apart?"),
        (
          "telltale contrast --correct . --faulty v1 --junit 'out/*.xml' -- make test",
          "Which cases of a project in any language do?"
        ),
      ])
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws -> ExitCode {
    let request = try ContrastRequest(arguments, in: context)
    let options = request.options
    return try await context.measuring(request.settings.run) { try await context.contrast(options, $0) }
  }
}

/// What the options of `telltale contrast` come to.
struct ContrastSettings: Sendable {
  var run = RunSettings()
  var correct: VersionName?
  var faulty: [VersionName] = []
  var testsFrom: ContrastOptions.TestsFrom?
  var junit: [String] = []
  var readsTAP = false
  var repeats = 1
}
