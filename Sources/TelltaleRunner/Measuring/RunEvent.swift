/// What a measurement reports while it goes on; recorders turn it into progress on a terminal or into nothing.
package enum RunEvent: Sendable {
  case mirroring
  /// A build of the instrumented package begins; `attempt` counts from 1, `dropped` is how many faults did not compile
  /// so far.
  case building(attempt: Int, dropped: Int)
  /// The package is built as it is.
  case buildingOriginal
  case listingTests
  /// `finished` of `total` checks were run on the correct version.
  case baseline(finished: Int, total: Int)
  /// The checks are run on the package as it is.
  case reconciling
  /// `finished` of `total` pairs are measured; `seen` faults have been seen so far, out of `faults`.
  case measuring(finished: Int, total: Int, seen: Int, faults: Int)
  /// A step of a pipeline begins on a version; `finished` of `total` steps are behind it.
  case step(String, version: String, finished: Int, total: Int)
  /// `finished` of `total` verdicts were found again the slow way.
  case verifying(finished: Int, total: Int)
  /// Something else is being done, in a few words.
  case doing(String)
  /// Something that the user should know and that does not stop the measurement.
  case note(String)
}
