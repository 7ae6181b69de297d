package import Telltale

/// What was recorded of one test while it ran, the same for XCTest and Swift Testing.
package enum TestRecord: Sendable, Hashable {
  /// Code that belongs to the test began to run, before the test itself: the `setUp` of its class.
  case began
  case started
  case failed(TestFailure)
  /// The test is switched off where it is declared, so that it was not started.
  case disabled
  /// The test asked to be skipped, or cancelled itself.
  case skipped
  case ended
  /// All that the process was to run has been run: the rest is leaving.
  case finished
}

/// A failure that a test recorded.
package struct TestFailure: Sendable, Hashable {
  /// `assertion` or `error`.
  package var how: Answer.Failure
  package var message: String

  package init(_ how: Answer.Failure, _ message: String) {
    self.how = how
    self.message = message
  }
}
