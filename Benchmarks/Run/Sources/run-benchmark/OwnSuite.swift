import Foundation

/// What `telltale run` takes against what the package's own build and tests take.
struct OwnSuite {
  let package: URL
  let telltale: String
  let options: [String]

  func run() throws {
    let workspace = try Workspace()
    let own = try workspace.copy(of: package, as: "own")
    let ownBuild = try Command.time(["swift", "build", "--build-tests"], in: own)
    let ownSuite = try Command.time(["swift", "test", "--skip-build"], in: own, accepts: [0, 1])
    let measured = try workspace.copy(of: package, as: "measured")
    let study = try Study(of: measured, by: telltale, options: options)
    let summary = study.summary

    print(
      "\(package.lastPathComponent): \(summary.checks) checks, \(summary.faults) faults, "
        + "\(summary.uncompiled) uncompiled, \(summary.pairs) pairs, \(summary.ran) run")
    ratio("whole command / own cold build and tests", study.seconds("total"), ownBuild + ownSuite)
    // With one job the builds come one after the other, and the one with faults comes first, when no modules of the
    // system are there for it either; all faults are compiled in, whatever the sample.
    let built = try Study(
      of: try workspace.copy(of: package, as: "built"), by: telltale,
      options: options + ["--jobs", "1", "--sample", "1"])
    ratio("instrumented build / own cold build", built.seconds("build"), ownBuild)
    print("    in \(built.timing.counts["builds"] ?? 0) builds")
    let scratch = measured.appending(path: ".build/telltale")
    let plain = try suiteSeconds(of: scratch.appending(path: "plain"))
    let instrumented = try suiteSeconds(of: scratch.appending(path: "instrumented"))
    ratio("instrumented suite / plain suite", instrumented, plain)
    let cores = Double(ProcessInfo.processInfo.activeProcessorCount)
    let runs = Double(study.timing.counts["runs"] ?? 0)
    if runs > 0 {
      ratio(
        "a run in the matrix / a check in the plain suite",
        study.seconds("measure") * cores / runs, plain / Double(summary.checks))
    }
    try workspace.remove()
  }

  /// The shortest of three runs of all tests of a mirror's test executable, whatever they answer.
  private func suiteSeconds(of mirror: URL) throws -> Double {
    guard let files = FileManager.default.enumerator(at: mirror, includingPropertiesForKeys: nil) else { return .nan }
    for case let file as URL in files where file.pathExtension == "xctest" && file.path.contains("/debug/") {
      let root = mirror.appending(path: package.lastPathComponent)
      return try (1...3).map { _ in
        try Command.time([file.path], in: root, accepts: [0, 1])
          + Command.time([file.path, "--testing-library", "swift-testing"], in: root, accepts: [0, 1, 69])
      }.min() ?? .nan
    }
    return .nan
  }
}

/// Prints a ratio and the two times that it is made of.
func ratio(_ name: String, _ numerator: Double, _ denominator: Double) {
  func text(_ seconds: Double) -> String { seconds.formatted(.number.precision(.significantDigits(3))) }
  let value = (numerator / denominator).formatted(.number.precision(.fractionLength(2)))
  print(
    "  \(value.padding(toLength: 8, withPad: " ", startingAt: 0))\(name)  (\(text(numerator)) s / \(text(denominator)) s)"
  )
}
