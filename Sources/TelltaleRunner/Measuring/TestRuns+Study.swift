import Telltale

extension TestRuns {
  /// The study that follows from what was measured.
  func study(
    _ baselines: [Baseline], unlisted: [Check], matrix: Matrix, patches: HandWrittenFaults.Result, revision: String?,
    timing: Study.Timing
  ) -> Study {
    let checks = zip(tests, baselines).enumerated().map { index, measured in
      let (test, baseline) = measured
      return Check(
        id: test.id, kind: .test, title: test.title, file: test.file, line: test.line, correct: baseline.answer,
        alone: baseline.alone || matrix.alone.contains(index) || patches.alone.contains(test.id),
        unstable: !baseline.isStable)
    }
    let flaky = tests.indices.filter { baselines[$0].isFlaky || matrix.flaky.contains($0) }
    var pairs: [Pair] = []
    for (fault, answers) in zip(matrix.faults, matrix.answers) {
      let number = Int(product.numbers[fault.id] ?? 0)
      for (index, answer) in answers.enumerated() {
        guard let answer else { continue }
        let baseline = baselines[index]
        pairs.append(
          Pair(
            check: tests[index].id, fault: fault.id, faulty: answer, reach: baseline.reach[number],
            evidence: isDerived(fault, baseline) ? .derived : .ran))
      }
    }
    let faults = package.selection.faults.map { fault in
      var fault = fault
      if fault.status != .ignored, product.numbers[fault.id] == nil { fault.status = .uncompiled }
      return fault
    }
    return Study(
      tool: .telltale, subject: subject(revision: revision), checks: checks + unlisted,
      flaky: Set(flaky.map { tests[$0].id }).union(patches.flaky), faults: faults + patches.faults,
      pairs: pairs + patches.pairs, timing: timing)
  }

  private func subject(revision: String?) -> Study.Subject {
    Study.Subject(
      name: package.model.name, revision: revision,
      selection: Study.Selection(
        files: options.files, exclude: options.exclude, tests: options.tests,
        operators: package.operators,
        sample: options.sample.map { Study.Selection.Sample(count: $0, seed: options.seed) }))
  }
}
