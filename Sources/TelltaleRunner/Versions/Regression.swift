import Telltale

/// The job of `telltale regress`: measures whether the tests of a fix fail without it.
package struct Regression: Sendable {
  private let options: RegressOptions
  private let events: @Sendable (RunEvent) -> Void

  /// A look at a fix with these options that tells how far it has got.
  package init(_ options: RegressOptions, events: @escaping @Sendable (RunEvent) -> Void) {
    self.options = options
    self.events = events
  }

  /// Measures each check with the fix and without it; each has its origin in the study.
  ///
  /// - Throws: ``RegressError`` where there is nothing to say, ``VersionError``, ``RunError`` and the errors of the
  ///   steps; `CancellationError` when nothing was measured yet.
  package func run() async throws -> RunResult {
    options.command.isEmpty
      ? try await TestRegress(options: options, events: events).run()
      : try await CommandRegress(options: options, events: events).run()
  }
}
