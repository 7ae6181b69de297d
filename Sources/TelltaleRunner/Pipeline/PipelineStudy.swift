import Telltale

/// Gathers what pipelines answered on each version, and makes a study of it; pure.
struct PipelineStudy {
  let name: String
  /// The pipeline file as the study names it.
  let file: String
  /// The git revision of the correct version.
  let revision: String?
  /// The correct one first.
  let versions: [PipelineVersion]
  private(set) var traces: [Study.Trace] = []
  var failures: [StepFailure] = []

  init(name: String, file: String, revision: String?, versions: [PipelineVersion]) {
    self.name = name
    self.file = file
    self.revision = revision
    self.versions = versions
  }

  /// Takes in the answers of a pipeline's steps on a version.
  mutating func add(_ run: PipelinePlan.Run, on version: PipelineVersion, answers: [Answer]) {
    let steps = zip(run.steps, answers).map { step, answer in
      Study.Trace.Step(check: run.id(step.name), name: step.name, answer: answer)
    }
    traces.append(
      Study.Trace(pipeline: run.id(PipelinePlan.wholeName), fault: version.fault?.id, steps: steps))
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
          // A step is not watched while it runs: the fault may have reached it, and nothing says that it did not.
          pairs.append(Pair(check: id, fault: fault, faulty: answer, reach: .infected, evidence: .ran))
        } else {
          checks.append(Check(id: id, kind: kind, title: title, file: file, line: 0, correct: answer))
        }
      }
    }
    var study = Study(
      tool: .telltale, subject: Study.Subject(name: name, revision: revision, selection: Study.Selection()),
      checks: checks, flaky: [], faults: versions.compactMap(\.fault), pairs: pairs, timing: timing)
    study.traces = traces
    return study
  }
}
