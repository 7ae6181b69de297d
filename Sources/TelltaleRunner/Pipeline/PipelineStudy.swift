import Telltale

/// Gathers what pipelines answered on each version, and makes a study of it; pure.
struct PipelineStudy {
  let subject: Study.Subject
  /// The pipeline file as the study names it.
  let file: String
  let faults: [Fault]
  private(set) var traces: [Study.Trace] = []
  var failures: [StepFailure] = []

  init(subject: Study.Subject, file: String, faults: [Fault]) {
    self.subject = subject
    self.file = file
    self.faults = faults
  }

  /// Takes in the answers of a pipeline's steps on a version: the correct one where there is no fault.
  mutating func add(_ run: PipelinePlan.Run, fault: String?, answers: [Answer]) {
    let steps = zip(run.steps, answers).map { step, answer in
      Study.Trace.Step(check: run.id(step.name), name: step.name, answer: answer)
    }
    traces.append(
      Study.Trace(pipeline: run.id(PipelinePlan.wholeName), fault: fault, steps: steps))
  }

  /// The study of all that was taken in.
  func study(timing: Study.Timing) -> Study {
    var checks: [Check] = []
    var pairs: [Pair] = []
    for trace in traces {
      let rows =
        trace.steps.map { ($0.check, $0.name, Check.Kind.step, $0.answer) }
        + [(trace.pipeline, PipelinePlan.wholeName, .pipeline, trace.answer)]
      for (id, title, kind, answer) in rows {
        if let fault = trace.fault {
          // A step is not watched while it runs.
          pairs.append(Pair(check: id, fault: fault, faulty: answer, reach: nil, evidence: .ran))
        } else {
          checks.append(Check(id: id, kind: kind, title: title, file: file, line: 0, correct: answer))
        }
      }
    }
    var study = Study(
      tool: .telltale, subject: subject, checks: checks, flaky: [], faults: faults, pairs: pairs, timing: timing)
    study.traces = traces
    return study
  }
}
