internal import Foundation

/// What `telltale run` was asked to do, with the command line and the configuration file already merged.
package struct RunOptions: Sendable, Hashable {
  /// How pairs of check and fault are run.
  package enum Runner: String, Sendable, Hashable, CaseIterable {
    /// Each pair in a process of its own.
    case process
    /// Each pair in a fork of a process that has stopped before its tests; in a process of its own where that can't be.
    case fork
  }

  /// Which mutation operators to use.
  package enum Operators: Sendable, Hashable {
    case standard
    case all
    case named([String])
  }

  /// What to pass on to the package's build and tests.
  package struct Build: Sendable, Hashable {
    package enum Configuration: String, Sendable, Hashable, CaseIterable { case debug, release }

    package var configuration: Configuration = .debug
    package var traits: [String]?
    /// Flags for every swiftc call, as `-Xswiftc` gives them.
    package var swiftcFlags: [String] = []
    /// Extra environment for builds and tests.
    package var environment: [String: String] = [:]
    package var enableTestDiscovery = false

    package init() {}
  }

  /// The package's folder, absolute.
  package var package: String
  /// Where mirrors and builds live, absolute; nil for `.build/telltale` in the package.
  package var scratchPath: String?
  package var runner: Runner = .fork
  /// How many runs may go on at once; nil for a few more than there are cores.
  package var jobs: Int?
  package var build = Build()

  /// Globs of files to mutate; empty for all.
  package var files: [String] = []
  package var exclude: [String] = []
  /// A regular expression that check ids are searched for.
  package var tests: String?
  /// Regular expressions of tests that are not run at all, as `swift test --skip` takes them.
  package var skip: [String] = []
  package var operators: Operators = .standard
  package var sample: Int?
  package var seed: UInt64 = 1

  /// Wall-clock limit of one run, in seconds; nil for one derived from the check's own time.
  package var timeLimit: Double?
  /// Resident memory limit of one run, in MiB; nil for none.
  package var memoryLimit: Int?
  /// Whether tests may reach the network; they have one of their own, without a way out, otherwise.
  package var allowNetwork = false
  /// Whether to say where a run was that was stopped at a limit, and which verdicts were found again.
  package var isVerbose = false
  /// How many verdicts to find again the slow way.
  package var verify = 0
  /// How many verdicts to find again among those that were derived, beside the ones above.
  package var verifyDerived = 0
  /// How often each check is run on the correct version before anything is recorded.
  package var repetitions = 1

  /// Options for measuring everything in the package at this absolute path.
  package init(package: String) {
    self.package = package
  }

  /// How many runs go on at once. The cores have something to do while one run is read and the next one started, and
  /// while a test waits.
  var slots: Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return jobs ?? cores + max(1, cores / 4)
  }
}
