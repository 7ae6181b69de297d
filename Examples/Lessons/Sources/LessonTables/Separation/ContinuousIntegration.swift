import Telltale

private enum Outcome: String, CustomStringConvertible {
  case pass, fail, skipped

  var description: String { rawValue }

  /// A step that was never reached has no answer of its own.
  var answer: Answer {
    switch self {
    case .pass: .pass
    case .fail: .fail(.exit)
    case .skipped: .didNotRun(.stopped)
    }
  }
}

/// A pipeline that stops at the first step that fails.
private struct Pipeline: CustomStringConvertible {
  private(set) var outcomes: [(step: String, outcome: Outcome)] = []

  init(_ order: [String], isConfigured: Bool, total: ([Int]) -> Int) {
    let sum = total([18, 27, 35])
    let steps: [String: () -> Bool] = ["build": { isConfigured }, "test": { sum == 80 }, "package": { sum > 0 }]
    var isStopped = false
    for step in order {
      let outcome: Outcome = isStopped ? .skipped : steps[step]?() == true ? .pass : .fail
      isStopped = isStopped || outcome == .fail
      outcomes.append((step, outcome))
    }
  }

  var description: String { outcomes.map { "\($0.step):\($0.outcome)" }.joined(separator: " ") }
  var isGreen: Bool { outcomes.allSatisfy { $0.outcome == .pass } }

  subscript(step: String) -> Outcome { outcomes.first { $0.step == step }?.outcome ?? .skipped }
}

/// The same pipeline on both versions.
private struct Runs {
  let correct: Pipeline
  let faulty: Pipeline

  init(_ order: [String] = ["build", "test", "package"], isConfigured: Bool) {
    correct = Pipeline(order, isConfigured: isConfigured) { $0.reduce(0, +) }
    faulty = Pipeline(order, isConfigured: isConfigured) { $0.dropLast().reduce(0, +) }  // FAULT: leaves out the last.
  }

  func green(_ label: String) -> Contrast<Pipeline> {
    contrast(label, correct: correct, faulty: faulty, check: \.isGreen)
  }

  func step(_ step: String, _ label: String) -> Contrast<Outcome> {
    contrast(label, correct: correct[step], faulty: faulty[step], check: \.answer)
  }
}

extension Lesson {
  static let continuousIntegration = Lesson(
    "continuous-integration", "Continuous Integration", fault: "the last thing in the basket is not added up"
  ) {
    let clean = Runs(isConfigured: false)
    let configured = Runs(isConfigured: true)
    let testFirst = Runs(["test", "build", "package"], isConfigured: false)
    Part(
      "A machine that lacks a setting",
      Contrasts {
        clean.green("pipeline-green")
        clean.step("build", "build-step-passed")
        clean.step("test", "test-step-passed")
      })
    Part(
      "The setting is there",
      Contrasts {
        configured.green("pipeline-green")
        configured.step("build", "build-step-passed")
        configured.step("test", "test-step-passed")
        configured.step("package", "package-step-passed")
      })
    Part(
      "Another order of steps",
      Contrasts {
        clean.step("test", "build-first-test")
        testFirst.step("test", "test-first-test")
        configured.step("test", "setting-fixed-test")
        testFirst.green("test-first-pipeline")
        configured.step("build", "setting-fixed-build")
      })
  }
}
