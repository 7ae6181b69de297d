package import Telltale

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

extension Study {
  /// What the tests that a fix added or changed say of it.
  package enum FixVerdict: Sendable, Hashable {
    /// So many of them separate it.
    case separated(by: Int, of: Int)
    /// None of those that ran on both sides separates it.
    case notSeparated(of: Int)
    /// None of them ran on both sides.
    case outsideCategory(Int)
  }

  /// What the checks that the fix added or changed say of it.
  package var fixVerdict: FixVerdict {
    let own = checks.filter { $0.origin == .added || $0.origin == .changed }
    let separating = own.count { $0.category == .separating }
    if separating > 0 { return .separated(by: separating, of: own.count) }
    return own.allSatisfy { $0.category == .outsideCategory }
      ? .outsideCategory(own.count) : .notSeparated(of: own.count)
  }
}
