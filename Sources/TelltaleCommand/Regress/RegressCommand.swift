import Telltale
import TelltaleReports
import TelltaleRunner

/// `telltale regress [REV] [-- COMMAND ...]`.
enum RegressCommand: Subcommand {
  static let name = "regress"
  static let abstract = "Measure whether the tests of a fix fail without it."

  static var help: HelpText {
    let revisions = HelpText.Section(
      title: "Arguments",
      entries: [
        ("REV", "The commit of the fix, compared with its first parent; HEAD unless given."),
        ("A..B", "What B has and A has not."),
        ("A...B", "What a branch B has changed since it left A."),
      ])
    let codes = HelpText.Section(
      title: "Exit codes",
      entries: [
        ("0", "A test that the fix added or changed separates: it passes with it, fails without."),
        ("1", "None of them does."),
        (
          "4",
          "The fix changes no test, or nothing but tests, or its tests did not run on both sides or decide nothing."
        ),
      ])
    return HelpText(
      overview: """
        Measure whether the tests of a fix fail without it. Each test is run on the fix, and on the same sources as \
        they were before, with the fix's tests and manifest. A test that does not compile without the fix, since it \
        calls what the fix has brought, is counted apart. Behind '--' stands a command where the project is no Swift \
        package; the files of tests are then found by name.
        """,
      usage: "telltale regress [REV] [OPTIONS] [-- COMMAND ...]",
      sections: [revisions] + HelpText.sections(options) + [codes],
      examples: [
        ("telltale regress", "The last commit of the package in this folder."),
        ("telltale regress main...HEAD", "A branch, as a pull request would bring it."),
        ("telltale regress v1.2 --junit 'out/*.xml' -- make test", "The cases of a project in any language."),
      ])
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws -> ExitCode {
    let request = try RegressRequest(arguments, in: context)
    let options = request.options
    return try await context.measuring(request.settings.run, judging: \.fixExit) {
      try await context.regress(options, $0)
    }
  }
}

extension Study {
  /// What `regress` ends with for what the tests of the fix say, and why, where that is not success.
  fileprivate var fixExit: (code: ExitCode, message: String)? {
    switch fixVerdict {
    case .separated: nil
    case .notSeparated(let count):
      (
        .thresholdNotMet,
        "\(count == 1 ? "the test" : "none of the \(count.grouped) tests") that the fix added or changed "
          + (count == 1 ? "does not fail without it" : "fails without it")
      )
    case .failing(_, 1): (.thresholdNotMet, "the test that the fix added or changed fails with it")
    case .failing(let some, let count):
      (
        .thresholdNotMet,
        "none of the \(count.grouped) tests that the fix added or changed fails without it only, and \(some.grouped) "
          + (some == 1 ? "fails" : "fail") + " with it"
      )
    case .undecided(let some, let count):
      (
        .nothingToMeasure,
        "error: nothing to say: of \(count.counted("test")) added or changed, \(some.grouped) "
          + (some == 1 ? "is" : "are")
          + " flaky or stopped by the wall clock without the fix, and none is known to fail"
      )
    case .outsideCategory(let count):
      (
        .nothingToMeasure,
        count == 0
          ? "error: nothing to say: none of the tests that the fix changed was found"
          : "error: nothing to say: \(count.counted("test")) added or changed, and none ran on both sides"
      )
    }
  }
}

/// What the options of `telltale regress` come to.
struct RegressSettings: Sendable {
  var run = RunSettings()
  var junit: [String] = []
  var readsTAP = false
  var testFiles: [String] = []
  var repeats = 1
}
