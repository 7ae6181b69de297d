/// The job of `telltale contrast`: puts a correct version and faulty ones side by side.
package struct VersionContrast: Sendable {
  private let options: ContrastOptions
  private let events: @Sendable (RunEvent) -> Void

  /// A contrast with these options that tells how far it has got.
  package init(_ options: ContrastOptions, events: @escaping @Sendable (RunEvent) -> Void) {
    self.options = options
    self.events = events
  }

  /// Measures each check on each version.
  ///
  /// - Throws: ``VersionError``, ``RunError`` and the errors of the steps; `CancellationError` when nothing was
  ///   measured yet.
  package func run() async throws -> RunResult {
    options.command.isEmpty
      ? try await TestContrast(options: options, events: events).run()
      : try await CommandContrast(options: options, events: events).run()
  }
}
