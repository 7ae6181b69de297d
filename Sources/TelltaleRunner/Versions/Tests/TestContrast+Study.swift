import Telltale

extension TestContrast {
  /// What every measurement of versions has at hand.
  struct Workplace: Sendable {
    var trees: VersionTrees
    var toolchain: Toolchain
    var runner: any TestRunning
    var clock = PhaseClock()
  }

  /// Puts the versions side by side.
  func run() async throws -> RunResult {
    try await working { place in try await run(&place) }
  }

  /// Does work in the scratch folder, which no other run can use meanwhile, and ends what was kept ready for it.
  func working(_ body: (inout Workplace) async throws -> RunResult) async throws -> RunResult {
    let toolchain = try await Toolchain.current(environment: options.run.build.environment)
    events(.mirroring)
    let lock = try ScratchLock(scratch: options.scratch)
    defer { withExtendedLifetime(lock) {} }
    let trees = try await VersionTrees(project: options.run.package, scratch: options.scratch) { events(.note($0)) }
    let runner = ForkRunner(scratch: options.scratch) { events(.note($0)) }
    var place = Workplace(trees: trees, toolchain: toolchain, runner: runner)
    let result: Result<RunResult, any Error>
    do {
      result = .success(try await body(&place))
    } catch {
      result = .failure(error)
    }
    try await runner.close()
    return try result.get()
  }

  private func run(_ place: inout Workplace) async throws -> RunResult {
    let trees = place.trees
    try await trees.check(distinct: [options.correct] + options.faulty)
    let tree = try await correctTree(trees)
    let correct = try await correct(
      tree, mirrored(tree, slot: "correct"), runner: place.runner, toolchain: place.toolchain)
    place.clock.ends("correct")

    let files = TestFiles(correct.version.model)
    var faulty: [Faulty] = []
    for (index, name) in options.faulty.enumerated() {
      let slot = "faulty-\(index + 1)"
      let overlay =
        options.testsFrom == .correct
        ? VersionTrees.Overlay(source: tree.folder) { files.contains($0) } : nil
      let tree = try await trees.make(name, slot: slot, base: options.correct, overlay: overlay)
      faulty.append(
        try await self.faulty(Fault(name, tree.facts), tree, slot: slot, toolchain: place.toolchain))
    }
    place.clock.ends("build")
    let measured = await measure(correct, faulty, runner: place.runner)
    place.clock.ends("measure")
    place.clock.counts["runs"] = measured.played.schedule.finishedRuns
    var revision = tree.facts.commit
    if revision == nil { revision = try await Revision.current(of: tree.folder) }
    let subject = Study.Subject(
      name: correct.version.model.name, revision: revision, version: options.correct.text,
      selection: Study.Selection(tests: options.run.tests))
    return RunResult(study: measured.study(subject, timing: place.clock.timing), failure: measured.played.failure)
  }

  /// The tree of the correct version, with the tests of the faulty one over it where these are asked for.
  private func correctTree(_ trees: VersionTrees) async throws -> VersionTree {
    if options.correct.needsOther && options.faulty.count > 1 {
      throw VersionError.severalOthers(options.correct.text)
    }
    guard options.testsFrom == .faulty else {
      return try await trees.make(options.correct, slot: "correct", base: options.faulty.first)
    }
    let source = try await trees.make(options.faulty[0], slot: "tests", base: options.correct)
    let files = TestFiles(try await mirrored(source, slot: "tests").model)
    return try await trees.make(
      options.correct, slot: "correct", base: options.faulty[0],
      overlay: VersionTrees.Overlay(source: source.folder) { files.contains($0) })
  }
}

extension TestContrast.Measured {
  /// The study that follows from what was measured.
  ///
  /// - Parameter unreached: The ids of the checks that are known not to run what the faulty version has changed.
  func study(_ subject: Study.Subject, unreached: Set<String> = [], timing: Study.Timing) -> Study {
    var checks = zip(correct.tests, correct.baselines).enumerated().map { index, measured in
      let (test, baseline) = measured
      return Check(
        id: test.id, kind: .test, title: test.title, file: test.file, line: test.line, correct: baseline.answer,
        alone: baseline.alone || played.schedule.alone.contains(index))
    }
    var pairs: [Pair] = []
    for (index, version) in faulty.enumerated() where version.executable != nil {
      let asked = Set(played.checksByFault[index])
      for check in checks.indices where checks[check].correct.didRun {
        guard asked.contains(check) else {
          let problem = version.problem(with: correct.tests[check])
          pairs.append(Pair(checks[check], on: version.fault, .didNotRun(problem == nil ? .notFound : .uncompiled)))
          checks[check].note = problem ?? "\(version.fault.id) does not have it."
          continue
        }
        guard let answer = played.schedule.answers[index][check] else { continue }
        if answer == .fail(.timeLimit), checks[check].correct == .pass {
          checks[check].note = Self.stopped(on: version)
        }
        var pair = Pair(checks[check], on: version.fault, answer)
        if unreached.contains(pair.check) { pair.reach = .unreached }
        pairs.append(pair)
      }
    }
    let known = Set(checks.map(\.id) + correct.unlisted.map(\.id))
    var others: [String: Check] = [:]
    for version in faulty {
      for test in version.tests.values where !known.contains(test.id) {
        others[test.id] = Check(
          id: test.id, kind: .test, title: test.title, file: test.file, line: test.line, correct: .didNotRun(.notFound),
          note: "The correct version does not have it.")
      }
    }
    let flaky = correct.tests.indices.filter {
      correct.baselines[$0].isFlaky || played.schedule.flaky.contains($0) || played.flaky.contains($0)
    }
    return Study(
      tool: .telltale, subject: subject, checks: checks + correct.unlisted + others.values,
      flaky: Set(flaky.map { correct.tests[$0].id }), faults: faulty.map(\.fault), pairs: pairs, timing: timing)
  }

  /// What a check says that the wall clock stopped.
  private static func stopped(on version: TestContrast.Faulty) -> String {
    """
    The wall clock stopped it on \(version.fault.id), and again with nothing beside it. That decides nothing: a time \
    limit of the test's own would.
    """
  }
}

extension Pair {
  /// A check that ran on a version, or could not be found there; how far the fault got is not known.
  init(_ check: Check, on fault: Fault, _ answer: Answer) {
    self.init(check: check.id, fault: fault.id, faulty: answer, reach: nil, evidence: .ran)
  }
}

extension Fault {
  /// A version as a fault.
  init(_ name: VersionName, _ facts: VersionTree.Facts) {
    self.init(
      id: name.text, kind: name.faultKind, operator: "", file: facts.firstChange?.path ?? "",
      line: facts.firstChange?.line ?? 0, column: 0, original: "", replacement: "", title: facts.title)
  }
}
