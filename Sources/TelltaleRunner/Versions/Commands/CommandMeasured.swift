import Telltale

/// What a command and its cases answered, on each version as often as it was run.
struct CommandMeasured: Sendable {
  /// The command line.
  var command: String
  var faults: [Fault]
  var correct: [CommandRunner.Run]
  /// By fault, as far as they were measured.
  var faulty: [[CommandRunner.Run]] = []
  /// The folders of the correct version and of the faults: paths in reports may be absolute.
  var folders: [String]
  /// Why not all faults were measured.
  var failure: (any Error)?

  /// The study that follows: the command is a check, and so is each case that a version reports.
  func study(_ subject: Study.Subject, timing: Study.Timing) -> Study {
    var checks: [Check] = []
    var pairs: [Pair] = []
    var flaky: Set<String> = []

    var whole = Check(id: command, kind: .command, title: command, file: "", line: 0, correct: correct[0].answer)
    if differ(correct.map(\.answer)) { flaky.insert(whole.id) }
    for (fault, runs) in zip(faults, faulty) {
      if runs[0].answer == .fail(.timeLimit), whole.correct == .pass {
        whole.note = "The wall clock stopped it on \(fault.id), which decides nothing."
      }
      pairs.append(Pair(whole, on: fault, runs[0].answer))
      if differ(runs.map(\.answer)) { flaky.insert(whole.id) }
    }

    checks.append(whole)

    for var check in cases where check.id != command {
      if differ(correct.map { Self.answer(check.id, $0).answer }) { flaky.insert(check.id) }
      for (fault, runs) in zip(faults, faulty) {
        let found = Self.answer(check.id, runs[0])
        if let problem = found.problem, check.correct.didRun { check.note = "On \(fault.id): \(problem)" }
        pairs.append(Pair(check, on: fault, found.answer))
        if differ(runs.map { Self.answer(check.id, $0).answer }) { flaky.insert(check.id) }
      }
      checks.append(check)
    }
    return Study(
      tool: .telltale, subject: subject, checks: checks, flaky: flaky, faults: faults, pairs: pairs, timing: timing)
  }

  /// Every case that a version reports.
  private var cases: [Check] {
    var seen: Set<String> = []
    var checks: [Check] = []
    for run in [correct[0]] + faulty.map({ $0[0] }) {
      for reported in run.cases.cases where seen.insert(reported.id).inserted {
        let found = Self.answer(reported.id, correct[0])
        let file = folders.lazy.compactMap { PathText.relative(reported.file, to: $0) }.first ?? reported.file
        checks.append(
          Check(
            id: reported.id, kind: .case, title: reported.title, file: file.hasPrefix("/") ? "" : file,
            line: max(0, reported.line), correct: found.answer,
            note: found.problem.map { "On the correct version: \($0)" }))
      }
    }
    return checks
  }

  /// What a run says of a case, and why that is no answer where it is none.
  private static func answer(_ id: String, _ run: CommandRunner.Run) -> (answer: Answer, problem: String?) {
    guard let reported = run.cases[id] else {
      return (.didNotRun(.notFound), "no report has it; the command \(run.ending).")
    }
    return (reported.answer ?? .didNotRun(.notFound), reported.problem)
  }

  private func differ(_ answers: [Answer]) -> Bool {
    !answers.allSatisfy { $0.agrees(with: answers[0]) }
  }
}
