import Foundation

/// Why runs can't be had from a fork server.
package enum ForkServerError: Error, Sendable, Hashable {
  /// There are none on this platform.
  case notOnThisPlatform
  /// The program ended, or closed the connection, without having served.
  case noServer
  /// Nothing came from it in so many seconds.
  case silent(seconds: Double)
  /// It has threads before `main`, which a fork would be without.
  case threaded(count: Int32)
  /// It has evaluated switches by then.
  case tooLate
  case otherVersion(found: Int32, expected: Int32)
  /// It said something that it should not have.
  case notUnderstood
  /// It ended in the middle of a run.
  case lost
  /// The server refused to start a run, for this errno.
  case notStarted(problem: Int32)
  /// The connection to it could not be made or written to, for this errno.
  case noConnection(problem: Int32)
}

extension ForkServerError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .notOnThisPlatform:
      "There is no fork server on this platform."
    case .noServer:
      "The test executable ended before it could serve."
    case .silent(let seconds):
      "The test executable did not serve within \(Int(seconds)) seconds of its start."
    case .threaded(let count):
      "The test executable has \(count) threads before its `main`, and a fork would be left with one of them."
    case .tooLate:
      "The test executable runs code of the package before its tests."
    case .otherVersion(let found, let expected):
      "The test executable speaks version \(found) of the fork server's language; expected version \(expected)."
    case .notUnderstood:
      "The fork server said something that can't be understood."
    case .lost:
      "The fork server ended in the middle of a run."
    case .notStarted(let problem):
      "The fork server could not start a run: \(String(cString: strerror(problem)))."
    case .noConnection(let problem):
      "The connection to the fork server failed: \(String(cString: strerror(problem)))."
    }
  }
}
