import Foundation
import Telltale
import TelltaleFaults

/// Measures whether the tests of a fix fail without it, in a Swift package.
struct TestRegress: Sendable {
  let options: RegressOptions
  let events: MutationRun.Events

  private var contrast: TestContrast { TestContrast(options: options.contrast(correct: options.text), events: events) }

  /// Builds the fix, and what was before with the fix's tests and manifest, and runs the tests on both.
  func run() async throws -> RunResult {
    try await contrast.working { place in
      let fix = try await ResolvedFix(options.fix, text: options.text, in: place.trees)
      let tree = try await place.trees.make(VersionName(.revision(fix.correct), text: options.text), slot: "correct")
      let version = try await contrast.mirrored(tree, slot: "correct")
      let files = TestFiles(version.model)
      let isKept = { @Sendable (path: String) in files.contains(path) || TestFiles.isManifest(path) }
      try fix.check(isTest: files.contains, isKept: isKept)
      place.clock.ends("mirror")
      let correct = try await contrast.correct(tree, version, runner: place.runner, toolchain: place.toolchain)
      place.clock.ends("correct")

      let faultyTree = try await fix.withoutFix(place.trees, slot: "faulty-1", isKept: isKept)
      let faulty = try await contrast.faulty(
        fix.fault(isKept: isKept), faultyTree, slot: "faulty-1", toolchain: place.toolchain)
      place.clock.ends("build")
      let measured = await contrast.measure(correct, [faulty], runner: place.runner)
      place.clock.ends("measure")
      place.clock.counts["runs"] = measured.played.schedule.finishedRuns

      let origins = try await origins(fix, files: files)
      let blind = measured.blind.filter {
        origins.origin(file: correct.tests[$0].file, line: correct.tests[$0].line) != .existing
      }
      var reasons: [String: BlindReason] = [:]
      if !blind.isEmpty, measured.played.failure == nil, !Task.isCancelled {
        reasons = try await BlindReasons(fix: fix, contrast: contrast, correct: correct, toolchain: place.toolchain)
          .reasons(for: blind, sources: fix.sources(besides: isKept))
        place.clock.ends("coverage")
      }
      return RunResult(
        study: study(measured, fix, origins, reasons, timing: place.clock.timing), failure: measured.played.failure)
    }
  }

  private func study(
    _ measured: TestContrast.Measured, _ fix: ResolvedFix, _ origins: TestOrigins, _ reasons: [String: BlindReason],
    timing: Study.Timing
  ) -> Study {
    let subject = Study.Subject(
      name: measured.correct.version.model.name, revision: fix.correct, version: options.text,
      selection: Study.Selection(tests: options.run.tests))
    var study = measured.study(
      subject, unreached: Set(reasons.filter { $0.value == .unreached }.keys), timing: timing)
    for index in study.checks.indices {
      let check = study.checks[index]
      study.checks[index].origin = origins.origin(file: check.file, line: check.line)
      if let reason = reasons[check.id] { study.checks[index].note = reason.words }
    }
    return study
  }

  /// Reads the files of tests that the fix changed, as they are in both commits.
  private func origins(_ fix: ResolvedFix, files: TestFiles) async throws -> TestOrigins {
    var after: [String: String] = [:]
    var before: [String: String] = [:]
    for path in fix.changes where path.hasSuffix(".swift") {
      guard let inside = fix.inProject(path), files.contains(inside) else { continue }
      after[inside] = try await fix.repository.text(path, in: fix.correct)
      before[inside] = try await fix.repository.text(path, in: fix.base)
    }
    return TestOrigins(after: after, before: before)
  }
}

extension TestContrast.Measured {
  /// The checks that pass on both sides.
  fileprivate var blind: [Int] {
    correct.tests.indices.filter { check in
      correct.baselines[check].answer == .pass && played.schedule.answers.first?[check] == .pass
    }
  }
}
