import Telltale
import TelltaleReports
import Testing

@Suite struct PipelineReportTests {
  private let failure = StepFailure(
    check: "clean/build", version: "correct", words: "ended with status 1",
    lines: ["SETTING is\tnot set", "\u{1B}[31mred\u{1B}[0m", "", String(repeating: "7", count: 77)],
    log: "/logs/1-build.log")

  @Test func `a pipeline has its traces, its rows and its last words`() {
    var again = failure
    again.version = "patch:faults/last.patch"
    let text = PipelineReport().text(of: ExampleStudies.pipeline, failures: [failure, again])
    #expect(
      text == """
        Basket
          correct    .
          faulty     patch:faults/last.patch
                     Leave the last price out
          faults     1: 1 seen
          rows       8: 2 separating, 1 blind, 2 noisy, 0 inverted; 3 outside-category

        clean
          correct  build:fail test:skipped package:skipped
          faulty   build:fail test:skipped package:skipped

                    correct  faulty
          build     fail     fail     noisy
          test      skipped  skipped  outside-category
          package   skipped  skipped  outside-category
          pipeline  fail     fail     noisy
          0 separating, 0 blind, 2 noisy, 0 inverted; 2 outside-category
          Red on both versions: nothing here says whether the fault would be seen.

        set-up
          correct  build:pass test:pass package:pass
          faulty   build:pass test:fail package:skipped

                    correct  faulty
          build     pass     pass     blind
          test      pass     fail     separating
          package   pass     skipped  outside-category
          pipeline  pass     fail     separating
          2 separating, 1 blind, 0 noisy, 0 inverted; 1 outside-category

        clean/build on correct, faulty: ended with status 1
          | SETTING is    not set
          | [31mred[0m
          |\u{20}
          | 7777777777777777777777777777777777777777777777777777777777777777777777777777
          | 7
          all of it: /logs/1-build.log

        """)
  }

  @Test func `a quiet report has the totals only`() {
    let text = PipelineReport(detail: .summary).text(of: ExampleStudies.pipeline, failures: [failure])
    #expect(text.split(separator: "\n").count == 6)
  }

  @Test func `no line is wider than the report, whatever the names`() {
    let long = String(repeating: "name ", count: 30).dropLast()
    let step = Study.Trace.Step(check: "x/\(long)", name: String(long), answer: .pass)
    let failing = Study.Trace.Step(check: "x/\(long)", name: String(long), answer: .fail(.exit))
    var study = ExampleStudies.pipeline
    study.traces = [
      Study.Trace(pipeline: "x/pipeline", fault: nil, steps: [step, step]),
      Study.Trace(pipeline: "x/pipeline", fault: String(long), steps: [failing, step]),
      Study.Trace(pipeline: "x/pipeline", fault: "other", steps: [step, step]),
    ]
    let text = PipelineReport().text(of: study, failures: [])
    #expect(text.split(separator: "\n").filter { $0.displayWidth > 80 } == [])
    #expect(text.contains("\n  faulty 2  "))
    #expect(text.contains("Green on both versions: no step sees the fault."))
  }
}

@Suite struct TraceTests {
  private func trace(_ answers: [Answer]) -> Study.Trace {
    Study.Trace(
      pipeline: "pipeline", fault: nil,
      steps: answers.enumerated().map { Study.Trace.Step(check: "s\($0)", name: "s\($0)", answer: $1) })
  }

  @Test func `a pipeline passes where every step does, and fails as the first that does not`() {
    #expect(trace([.pass, .pass]).answer == .pass)
    #expect(trace([.pass, .fail(.timeLimit), .fail(.exit)]).answer == .fail(.timeLimit))
    #expect(trace([.fail(.crash), .didNotRun(.stopped)]).answer == .fail(.crash))
    // Nothing to start is as red as a failure, though it is no answer of the step.
    #expect(trace([.didNotRun(.notFound), .didNotRun(.stopped)]).answer == .fail(.exit))
  }

  @Test func `a study of pipelines is read as it was written`() throws {
    let data = try StudyJSON.write(ExampleStudies.pipeline)
    #expect(try StudyJSON.read(data) == ExampleStudies.pipeline)
  }
}
