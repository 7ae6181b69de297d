/// What `telltale contrast` was asked to do, with the command line and the configuration file already merged.
package struct ContrastOptions: Sendable, Hashable {
  /// Whose tests are run on a faulty version.
  package enum TestsFrom: String, Sendable, Hashable, CaseIterable {
    /// Those of the correct version, on both.
    case correct
    /// Those of the faulty version, on both.
    case faulty
    /// Each version's own.
    case each
  }

  /// How a command says what its cases answered; one that does not has its exit status only.
  package enum CaseReport: Sendable, Hashable {
    case none
    /// Files in JUnit's format, by globs relative to the project's folder.
    case junit([String])
    /// The Test Anything Protocol, on standard output.
    case tap
  }

  /// The project's folder, where builds and copies go, limits, and what is passed on to builds; of the rest nothing is
  /// used.
  package var run: RunOptions
  package var correct: VersionName
  package var faulty: [VersionName]
  package var testsFrom = TestsFrom.correct
  /// What answers; empty for the tests of a Swift package.
  package var command: [String] = []
  package var report = CaseReport.none
  /// How often each check is run on each version.
  package var repeats = 1

  /// Options for putting versions of a project side by side.
  package init(run: RunOptions, correct: VersionName, faulty: [VersionName]) {
    self.run = run
    self.correct = correct
    self.faulty = faulty
  }

  /// Where copies and builds go, absolute.
  var scratch: String { run.scratchPath ?? run.package + "/.build/telltale" }
}
