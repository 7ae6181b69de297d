package import Telltale

/// Holds what the checks answer in the instrumented build against what they answer in the package as it is.
///
/// Where the two differ, three more runs of each with nothing beside them settle whether that is the check's doing or
/// Telltale's.
package struct Reconciliation: Sendable {
  /// Runs one check, by its index, on the correct version.
  package typealias Runner = @Sendable (_ check: Int) async throws -> Answer

  /// What became of one check.
  package enum Outcome: Sendable, Hashable {
    /// Both builds answer the same.
    case same
    /// Both builds answer the same as long as nothing runs beside the check.
    case sameAlone
    /// A build answers one thing now and another then.
    case flaky
    /// The builds differ each time: a defect of Telltale.
    case different(plain: Answer)
  }

  /// How many runs may go on at once.
  package var slots: Int
  package var instrumented: Runner
  package var plain: Runner

  package init(slots: Int, instrumented: @escaping Runner, plain: @escaping Runner) {
    self.slots = slots
    self.instrumented = instrumented
    self.plain = plain
  }

  /// How often a difference has to be found again before it counts.
  private static let repetitions = 3

  /// What became of each check, given what it answered in the instrumented build.
  ///
  /// - Parameter measured: By check; nil for those that are not to be held against anything.
  package func outcomes(of measured: [Answer?]) async throws -> [Outcome] {
    let indices = Array(measured.indices)
    let first = try await indices.concurrentMap(slots: slots) { check -> Outcome? in
      guard let answer = measured[check] else { return .same }
      return try await plain(check).means(answer) ? .same : nil
    }
    var outcomes: [Outcome] = []
    for (check, outcome) in first.enumerated() {
      if let outcome { outcomes.append(outcome) } else { outcomes.append(try await settle(check)) }
    }
    return outcomes
  }

  private func settle(_ check: Int) async throws -> Outcome {
    var pairs: [(instrumented: Answer, plain: Answer)] = []
    for _ in 0..<Self.repetitions { pairs.append((try await instrumented(check), try await plain(check))) }
    let first = pairs[0]
    guard pairs.allSatisfy({ $0.instrumented.means(first.instrumented) && $0.plain.means(first.plain) }) else {
      return .flaky
    }
    return first.plain.means(first.instrumented) ? .sameAlone : .different(plain: first.plain)
  }
}
