/// Applies one check to the outputs of a correct and of a faulty version.
///
/// ```swift
/// contrast("total", correct: total(cart), faulty: faultyTotal(cart)) { $0 == 90 }
/// ```
///
/// - Parameters:
///   - label: The check's name.
///   - correct: What the correct version produces. Where it throws, the check did not run on it.
///   - faulty: What the faulty version produces.
///   - check: Whether an output is what it should be. Where it throws, it has failed (``Answer/Failure/error``), unless
///     it throws ``DidNotRun`` or `CancellationError`.
public func contrast<Output>(
  _ label: String, correct: @autoclosure () throws -> Output, faulty: @autoclosure () throws -> Output,
  check: (Output) throws -> Bool
) -> Contrast<Output> {
  contrast(label, correct: try correct(), faulty: try faulty()) { Answer(holds: try check($0)) }
}

/// Applies one check, which says more than yes or no, to the outputs of a correct and of a faulty version.
///
/// ```swift
/// contrast("draw", correct: list.unitsSpent, faulty: slowList.unitsSpent, check: WorkBudget(25, from: "spec").answer)
/// ```
@_disfavoredOverload
public func contrast<Output>(
  _ label: String, correct: @autoclosure () throws -> Output, faulty: @autoclosure () throws -> Output,
  check: (Output) throws -> Answer
) -> Contrast<Output> {
  Contrast(
    label: label,
    correct: Contrast.Side(producing: correct, check: check),
    faulty: Contrast.Side(producing: faulty, check: check))
}

/// Applies one check to the outputs of a correct and of a faulty version, where any of the three has to be awaited.
///
/// ```swift
/// await contrast("empty-reply", correct: { await list.refreshed() }, faulty: { await badList.refreshed() }) {
///   $0 == ["pen"]
/// }
/// ```
///
/// The three run one after another, in the caller's isolation.
public func contrast<Output>(
  _ label: String, isolation: isolated (any Actor)? = #isolation, correct: () async throws -> Output,
  faulty: () async throws -> Output, check: (Output) async throws -> Bool
) async -> Contrast<Output> {
  await contrast(label, correct: correct, faulty: faulty) { Answer(holds: try await check($0)) }
}

/// Applies one check, which says more than yes or no, where any of the three has to be awaited.
@_disfavoredOverload
public func contrast<Output>(
  _ label: String, isolation: isolated (any Actor)? = #isolation, correct: () async throws -> Output,
  faulty: () async throws -> Output, check: (Output) async throws -> Answer
) async -> Contrast<Output> {
  let correct = await Contrast<Output>.Side(producing: correct, check: check)
  let faulty = await Contrast<Output>.Side(producing: faulty, check: check)
  return Contrast(label: label, correct: correct, faulty: faulty)
}

extension Contrast.Side {
  init(producing: () throws -> Output, check: (Output) throws -> Answer) {
    let output: Output
    do {
      output = try producing()
    } catch {
      self.init(output: nil, answer: Answer(producerThrew: error), error: String(describing: error))
      return
    }
    do {
      self.init(output: output, answer: try check(output))
    } catch {
      self.init(output: output, answer: Answer(checkThrew: error), error: String(describing: error))
    }
  }

  init(
    isolation: isolated (any Actor)? = #isolation, producing: () async throws -> Output,
    check: (Output) async throws -> Answer
  ) async {
    let output: Output
    do {
      output = try await producing()
    } catch {
      self.init(output: nil, answer: Answer(producerThrew: error), error: String(describing: error))
      return
    }
    do {
      self.init(output: output, answer: try await check(output))
    } catch {
      self.init(output: output, answer: Answer(checkThrew: error), error: String(describing: error))
    }
  }
}
