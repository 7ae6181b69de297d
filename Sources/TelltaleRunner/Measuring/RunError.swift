/// Why a measurement could not be made.
package enum RunError: Error, Sendable, Hashable {
  /// What a measurement could not go on without.
  package enum Kind: Sendable, Hashable {
    /// What was asked for can't be understood or does not exist.
    case request
    /// The correct version does not build, or its tests can't be listed.
    case correctVersion
    /// There are no checks, or no faults.
    case nothingToMeasure
    /// Telltale itself failed.
    case telltale
  }

  /// The user's own build failed; the log is as the compiler wrote it, with paths of the user's tree.
  case doesNotBuild(log: String)
  /// The test executable can't say which tests it holds.
  case testsNotListed(command: String, words: String)
  /// The package has no target that faults could be put into.
  case noTargets(package: String)
  /// The selection leaves no fault.
  case noFaults(files: Int)
  /// The package has no test target, whatever an earlier build may have left.
  case noTestTargets(package: String)
  /// The test executable lists no test.
  case noTests
  /// The selection leaves no test out of those that there are.
  case noSelectedTests(pattern: String, of: Int)
  /// The pattern of `--tests` is not a regular expression.
  case badTestPattern(String, problem: String)
  /// Faults were still in the way of the build when none could be blamed any more.
  case cannotInstrument(log: String)
  /// A check reaches a fault, and does not evaluate its switch when that is thrown.
  case switchWithoutEffect(check: String, fault: String)

  /// What sort of failure it is, which decides the exit code.
  package var kind: Kind {
    switch self {
    case .badTestPattern: .request
    case .doesNotBuild, .testsNotListed: .correctVersion
    case .noTargets, .noFaults, .noTestTargets, .noTests, .noSelectedTests: .nothingToMeasure
    case .cannotInstrument, .switchWithoutEffect: .telltale
    }
  }
}

extension RunError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .doesNotBuild(let log):
      """
      The package does not build, so there is no correct version to measure:

      \(log)

      Mend it until `swift build --build-tests` succeeds, then run Telltale again.
      """
    case .testsNotListed(let command, let words):
      """
      The test executable can't list its tests (`\(command)`):

      \(words)

      `swift test list` has to work in the package before its tests can be measured.
      """
    case .noTargets(let package):
      """
      \(package) has no target that faults could be put into: they go into its Swift libraries and executables, not \
      into tests, plugins, macros or C.
      """
    case .noFaults(let files):
      """
      No faults: \(files) Swift file\(files == 1 ? "" : "s") searched, and none has a place for the selected operators. \
      Widen `--files`, `--exclude` or `--operators`; `telltale operators` lists what each looks for.
      """
    case .noTestTargets(let package):
      "No tests: \(package) has no test target. Telltale measures tests, so write one first."
    case .noTests:
      """
      No tests: the package builds, and its test executable lists none that `--skip` leaves. Telltale measures tests, so \
      write one first; if an old Tests/LinuxMain.swift hides them, try `--enable-test-discovery`.
      """
    case .noSelectedTests(let pattern, let count):
      """
      No tests: none of the \(count) test ids holds a match of `--tests \(pattern)`. Ids are spelt as `swift test list` \
      spells them, `Module.Class/test`.
      """
    case .badTestPattern(let pattern, let problem):
      "`--tests \(pattern)` is not a regular expression: \(problem)."
    case .switchWithoutEffect(let check, let fault):
      """
      The switches have no effect: \(check) reaches \(fault) on the correct version, and did not evaluate its switch \
      when that was thrown. No verdict would be true, so nothing was measured. This is a defect of Telltale; please \
      report it.
      """
    case .cannotInstrument(let log):
      """
      The package builds, but not with faults in it, and no fault is left to leave out. This is a defect of Telltale; \
      please report it with the construct that the compiler names:

      \(log)
      """
    }
  }
}
