extension Study {
  /// A pipeline on one version, step by step: what a study of pipelines holds beside the verdicts, since a step that did
  /// not run on the correct version has no verdicts, and still an answer of its own on a faulty one.
  public struct Trace: Sendable, Hashable, Codable {
    /// A step as it came out on this version.
    public struct Step: Sendable, Hashable, Codable {
      /// The id of the step's check.
      public var check: String
      /// What the step is called in its pipeline.
      public var name: String
      /// Its answer on this version.
      public var answer: Answer

      /// A step's answer.
      public init(check: String, name: String, answer: Answer) {
        self.check = check
        self.name = name
        self.answer = answer
      }
    }

    /// The id of the pipeline's check.
    public var pipeline: String
    /// The id of the fault whose version it is; nil for the correct version.
    public var fault: String?
    /// In the order in which the steps run.
    public var steps: [Step]

    /// A pipeline's steps on one version.
    public init(pipeline: String, fault: String?, steps: [Step]) {
      self.pipeline = pipeline
      self.fault = fault
      self.steps = steps
    }

    /// What the pipeline as a whole answers: it passes where every step does, and fails as its first step without a
    /// pass does, whatever steps that are not held up by it say afterwards.
    public var answer: Answer {
      switch steps.first(where: { $0.answer != .pass })?.answer {
      case nil: .pass
      case .fail(let failure): .fail(failure)
      // What can't be started ends a pipeline just as well; only the step has no answer of its own.
      case .didNotRun, .pass: .fail(.exit)
      }
    }
  }
}

extension Study.Trace: CustomStringConvertible {
  /// `build:pass test:fail package:skipped`.
  public var description: String {
    steps.map { "\($0.name):\($0.answer.stepWord)" }.joined(separator: " ")
  }
}

extension Answer {
  /// The answer of a step in one word: `pass`, `fail`, `skipped` where an earlier step failed, or why else it did not
  /// run.
  public var stepWord: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .didNotRun(.stopped): "skipped"
    case .didNotRun(.notFound): "not-found"
    case .didNotRun(let absence): absence.rawValue
    }
  }
}
