/// A built test executable and how to start it.
package struct TestExecutable: Sendable, Hashable {
  /// The path of the `.xctest` file.
  package var path: String
  /// The root of the package that it was built from.
  package var workingFolder: String
  /// What to add to the environment of this process.
  package var environment: [String: String]
  /// What its runs may reach beyond their own folders; nil for all that this process may.
  package var isolation: Isolation?

  package init(
    path: String, workingFolder: String, environment: [String: String] = [:], isolation: Isolation? = nil
  ) {
    self.isolation = isolation
    self.path = path
    self.workingFolder = workingFolder
    self.environment = environment
  }

  /// The same, with its runs kept from writing outside of their own folders or not.
  func guarded(_ isGuarded: Bool) -> TestExecutable {
    var executable = self
    if !isGuarded { executable.isolation?.writable = nil }
    return executable
  }

  /// The whole environment of a run: what this process has but for what would reach into the run, what makes runs
  /// alike, and what was asked for.
  ///
  /// - Parameter own: The variables that only this run has.
  func environment(inherited: [String: String], own: [String: String]) -> [String: String] {
    let foreign = ["TELLTALE_", "XDG_", "SWT_", "SWIFT_TESTING_", "XCTest"]
    var result = inherited.filter { variable in !foreign.contains { variable.key.hasPrefix($0) } }
    // The crash reporter takes hundreds of milliseconds, and its report is never read.
    result["SWIFT_BACKTRACE"] = "enable=no"
    result["SWIFT_DETERMINISTIC_HASHING"] = "1"
    result.merge(environment) { $1 }
    result.merge(own) { $1 }
    return result
  }
}
