import Telltale

/// Decides which step of a pipeline runs next on a version, and what becomes of those that don't; pure.
struct PipelineProgress {
  private let steps: [PipelineDefinition.Step]
  private var answers: [Answer] = []
  private var isStopped = false

  init(_ steps: [PipelineDefinition.Step]) {
    self.steps = steps
  }

  /// The step to run now; nil when the pipeline has come to its end.
  var next: PipelineDefinition.Step? {
    isStopped || answers.count == steps.count ? nil : steps[answers.count]
  }

  /// Takes in the answer of the step that was next.
  mutating func record(_ answer: Answer) {
    let step = steps[answers.count]
    answers.append(answer)
    if answer != .pass && !step.continueOnFailure { isStopped = true }
  }

  /// Each step's answer; those behind the one that stopped the pipeline did not run.
  var outcome: [Answer] {
    answers + Array(repeating: .didNotRun(.stopped), count: steps.count - answers.count)
  }
}

extension Answer {
  /// The answer of a command, from how its process ended: the one place where it is decided.
  package init(ofCommand termination: Termination) {
    self =
      switch termination {
      case .exited(status: 0): .pass
      // What shells end with when there is no such command, or it can't be executed.
      case .exited(status: 126), .exited(status: 127): .didNotRun(.notFound)
      case .exited: .fail(.exit)
      case .signalled: .fail(.crash)
      case .stopped(.wallClock): .fail(.timeLimit)
      case .stopped(.switches), .stopped(.processorTime): .fail(.workLimit)
      case .stopped(.memory): .fail(.memoryLimit)
      }
  }
}
