/// What `telltale regress` was asked to do, with the command line and the configuration file already merged.
package struct RegressOptions: Sendable, Hashable {
  /// The fix that is looked at.
  package enum Fix: Sendable, Hashable {
    /// What a commit changed of its first parent.
    case commit(String)
    /// `A..B`: what B has and A has not.
    case range(from: String, to: String)
    /// `A...B`: what was changed on the way from their last common commit to B.
    case branch(from: String, to: String)
  }

  /// The project's folder, where builds and copies go, limits, and what is passed on to builds; of the rest nothing is
  /// used.
  package var run: RunOptions
  package var fix: Fix
  /// As it was given.
  package var text: String
  /// What answers; empty for the tests of a Swift package.
  package var command: [String] = []
  package var report = ContrastOptions.CaseReport.none
  /// Globs of the files that are tests, where a command answers; empty for what is usual.
  package var testFiles: [String] = []
  /// How often each check is run on each version.
  package var repeats = 1

  /// Options for looking at a fix of a project.
  package init(run: RunOptions, fix: Fix, text: String) {
    self.run = run
    self.fix = fix
    self.text = text
  }

  /// What is usually a test, in whichever language.
  package static let usualTestFiles = [
    "test/**", "tests/**", "Tests/**", "spec/**", "**/__tests__/**", "**/test/**", "**/tests/**", "**/testdata/**",
    "**/test_*.*", "**/*_test.*", "**/*_tests.*", "**/*_spec.*", "**/*.test.*", "**/*.spec.*", "**/*Test.*",
    "**/*Tests.*", "**/conftest.py", "conftest.py", "test_*.*", "*_test.*", "*.test.*", "*.spec.*",
  ]

  /// The same as a contrast of the fix with what was before.
  func contrast(correct: String) -> ContrastOptions {
    var options = ContrastOptions(run: run, correct: VersionName(.revision(correct), text: text), faulty: [])
    options.command = command
    options.report = report
    options.repeats = repeats
    return options
  }
}
