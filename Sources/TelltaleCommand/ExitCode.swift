/// The statuses that the command ends with: scripts may rely on them.
enum ExitCode: Int32, Sendable, CaseIterable {
  /// Measured, and within the thresholds asked for.
  case success = 0
  /// Measured, and a threshold asked for is not met.
  case thresholdNotMet = 1
  /// The command line, the configuration, a path, revision, patch or study can't be understood or does not exist.
  case notUnderstood = 2
  /// The correct version does not build, or its tests can't be listed.
  case correctVersionUnusable = 3
  /// No checks, or no faults.
  case nothingToMeasure = 4
  /// Telltale itself failed.
  case internalFailure = 70
  /// Ended by SIGINT; what was measured so far has been written.
  case interrupted = 130
  /// Ended by SIGTERM; what was measured so far has been written.
  case terminated = 143

  /// The codes in the order in which they win over others.
  private static let precedence: [ExitCode] = [
    .interrupted, .terminated, .internalFailure, .notUnderstood, .correctVersionUnusable, .nothingToMeasure,
    .thresholdNotMet, .success,
  ]

  /// The code to end with where several apply; success where none does.
  static func deciding(among codes: [ExitCode]) -> ExitCode {
    precedence.first(where: codes.contains) ?? .success
  }
}
