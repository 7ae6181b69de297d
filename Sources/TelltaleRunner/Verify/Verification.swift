import Telltale
import TelltaleFaults

/// Finds verdicts again the slow way: by editing the source as a person would, building it, and running the one test.
struct Verification: Sendable {
  struct Result: Sendable {
    var disagreements: [Disagreement] = []
    var verified = 0
    /// What ended the verification early; nil where nothing did, or a cancellation.
    var failure: (any Error)?
  }

  let package: PreparedPackage
  let original: OriginalPackage
  let runs: TestRuns
  let checks: [Baseline]
  let matrix: Matrix

  /// Chooses verdicts by seed and finds them again.
  ///
  /// Checks that are flaky are left out: their verdicts decide nothing. When the task is cancelled or something
  /// fails, the verdicts found again by then are in the result.
  /// - Parameters:
  ///   - count: How many, of all that there are.
  ///   - derived: How many more, of those that were derived.
  func verify(_ count: Int, derived: Int, seed: UInt64, events: MutationRun.Events) async -> Result {
    let chosen = ChosenVerdict.choose(
      count, derived: derived, from: candidates, isReached: isReached, isDerived: isDerived,
      kind: { matrix.faults[$0.fault].operator }, seed: seed)
    events(.verifying(finished: 0, total: chosen.count))
    var result = Result()
    do {
      let plain = original.plain
      var start = chosen.startIndex
      while start < chosen.endIndex {
        let end = chosen[start...].firstIndex { $0.fault != chosen[start].fault } ?? chosen.endIndex
        try await find(Array(chosen[start..<end]), in: plain, &result, events: events)
        events(.verifying(finished: result.verified, total: chosen.count))
        start = end
      }
      _ = try plain.mirror.write([:])
    } catch {
      result.failure = error is CancellationError ? nil : error
    }
    return result
  }

  private var candidates: [ChosenVerdict] {
    matrix.answers.enumerated().flatMap { fault, answers in
      answers.enumerated().compactMap { check, answer in
        let isFlaky = checks[check].isFlaky || matrix.flaky.contains(check)
        return answer == nil || isFlaky ? nil : ChosenVerdict(check: check, fault: fault)
      }
    }
  }

  private func isReached(_ verdict: ChosenVerdict) -> Bool {
    guard let number = runs.product.numbers[matrix.faults[verdict.fault].id] else { return false }
    return checks[verdict.check].reach[Int(number)] != .unreached
  }

  private func isDerived(_ verdict: ChosenVerdict) -> Bool {
    runs.isDerived(matrix.faults[verdict.fault], checks[verdict.check])
  }

  /// Finds the verdicts of one fault again.
  private func find(
    _ verdicts: [ChosenVerdict], in plain: PlainPackage, _ result: inout Result, events: MutationRun.Events
  ) async throws {
    let fault = matrix.faults[verdicts[0].fault]
    guard let (file, mutant) = mutant(of: fault) else {
      preconditionFailure("\(fault.id) was measured and is not among the faults of its file")
    }
    let outcome = try await plain.build(edited: [file.path: handEdited(file, mutant)])
    for verdict in verdicts {
      guard let measured = matrix.answers[verdict.fault][verdict.check] else { continue }
      let finding: Disagreement.Finding
      switch outcome {
      case .failed(let diagnostics, let log):
        let error = diagnostics.first { $0.severity == .error }?.message ?? log
        finding = .uncompiled(error)
      case .built(let path): finding = .answer(try await run(verdict.check, plain.executable(path)))
      }
      result.verified += 1
      if case .answer(let answer) = finding, answer.means(measured) {
        if runs.options.isVerbose {
          events(.note("found again: \(runs.tests[verdict.check].id) on \(fault.id): \(answer.phrase)"))
        }
        continue
      }
      result.disagreements.append(
        Disagreement(check: runs.tests[verdict.check].id, fault: fault.id, measured: measured, byHand: finding))
    }
  }

  private func mutant(of fault: Fault) -> (file: SourceFile, mutant: Mutant)? {
    for file in package.selection.files where file.source.path == fault.file {
      if let mutant = file.mutants.first(where: { $0.fault.id == fault.id }) { return (file.source, mutant) }
    }
    return nil
  }

  private func run(_ check: Int, _ executable: TestExecutable) async throws -> Answer {
    try await TestRunner(scratch: package.mirror.scratch)
      .run(
        runs.tests[check], in: executable.guarded(checks[check].isGuarded), fault: nil, page: nil,
        seed: BaselineMeasurement.seed,
        limits: runs.limits(after: checks[check])
      )
      .answer
  }
}

extension Answer {
  /// Whether two answers mean the same: which of the limits stopped a run that never ends is a matter of chance.
  func means(_ other: Answer) -> Bool {
    let limits: [Answer] = [.fail(.workLimit), .fail(.timeLimit), .fail(.memoryLimit)]
    return self == other || (limits.contains(self) && limits.contains(other))
  }
}
