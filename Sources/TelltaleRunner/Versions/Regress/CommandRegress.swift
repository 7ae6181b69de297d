import Telltale

/// Measures whether the cases of a fix fail without it, where a command of any kind reports them.
struct CommandRegress: Sendable {
  let options: RegressOptions
  let events: MutationRun.Events

  /// Runs the command on the fix, and on what was before with the fix's files of tests.
  func run() async throws -> RunResult {
    var clock = PhaseClock()
    let contrast = CommandContrast(options: options.contrast(correct: options.text), events: events)
    events(.mirroring)
    let lock = try ScratchLock(scratch: contrast.options.scratch)
    defer { withExtendedLifetime(lock) {} }
    let trees = try await VersionTrees(project: options.run.package, scratch: contrast.options.scratch) {
      events(.note($0))
    }
    let fix = try await ResolvedFix(options.fix, text: options.text, in: trees)
    let globs = (options.testFiles.isEmpty ? RegressOptions.usualTestFiles : options.testFiles).map { Glob($0) }
    let isTest = { @Sendable (path: String) in globs.contains { $0.matches(path) } }
    try fix.check(isTest: isTest, isKept: isTest)
    let correct = try await trees.make(VersionName(.revision(fix.correct), text: options.text), slot: "correct")
    let faulty = try await fix.withoutFix(trees, slot: "faulty-1", isKept: isTest)
    clock.ends("mirror")
    let measured = try await contrast.measure(correct, [(fix.fault(isKept: isTest), faulty)])
    clock.ends("measure")
    let subject = Study.Subject(
      name: PathText.name(of: trees.project), revision: fix.correct, version: options.text,
      selection: Study.Selection())
    var study = measured.study(subject, timing: clock.timing)
    try await mark(&study.checks, by: origins(fix, isTest: isTest))
    return RunResult(study: study, failure: measured.failure)
  }

  /// A command that reports no cases stands for all of its tests, the changed ones among them.
  private func mark(_ checks: inout [Check], by origins: CaseOrigins) {
    let cases = checks.filter { $0.kind == .case }
    let found = origins.origins(of: cases)
    for index in checks.indices {
      checks[index].origin =
        checks[index].kind == .command ? (cases.isEmpty ? .changed : .existing) : found[checks[index].id] ?? .existing
    }
  }

  private func origins(_ fix: ResolvedFix, isTest: (_ path: String) -> Bool) async throws -> CaseOrigins {
    var files: [CaseOrigins.File] = []
    for path in fix.changes {
      guard let inside = fix.inProject(path), isTest(inside) else { continue }
      files.append(
        CaseOrigins.File(
          path: inside, after: try await fix.repository.text(path, in: fix.correct),
          before: try await fix.repository.text(path, in: fix.base)))
    }
    return CaseOrigins(files)
  }
}
