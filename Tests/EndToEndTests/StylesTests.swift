import Foundation
import Telltale
import TelltaleFaults
import TelltaleRunner
import Testing

/// Builds a package that has a file for each style of Swift, with all mutants of all operators in it.
@Suite struct StylesTests {
  @Test(.timeLimit(.minutes(10)))
  func `every operator's mutants compile in every style, and its tests pass with them`() async throws {
    let fixture = try FixtureCopy("Styles")
    let toolchain = try await Toolchain.current()
    let mirror = Mirror(package: fixture.folder, name: "instrumented")
    try mirror.synchronize()
    var options = RunOptions(package: fixture.folder)
    options.operators = .all
    let model = try await PackageModel.load(from: mirror, options: options.build)
    let runtime = try await mirror.injectRuntime(model, toolchain: toolchain)
    let files = Dictionary(
      uniqueKeysWithValues: try await FaultSearch(
        model: model, toolchain: toolchain, options: options, read: fixture.text
      ).files(slots: 2).map { ($0.source.path, $0) })
    #expect(Set(files.keys) == Set(model.mutatedTargets.flatMap(\.sources)), "a style without a mutant")

    var attempts = 0
    let instrumented = files.mapValues {
      $0.instrumenter.instrument($0.source, mutants: $0.mutants, base: 1, forms: [:])
    }
    let outcome = try await InstrumentedBuild(mirror: mirror, model: model, runtime: runtime, options: options.build)
      .run(instrumented) { path, forms in
        let file = try #require(files[path])
        return file.instrumenter.instrument(file.source, mutants: file.mutants, base: 1, forms: forms)
      } progress: { attempt, _ in
        attempts = attempt
      }
    guard case .built(let executable, let forms) = outcome else {
      Issue.record("not built: \(outcome)")
      return
    }
    let faults = files.values.reduce(0) { $0 + $1.mutants.count }
    let dropped = forms.filter { $0.value == .dropped }.keys.sorted()
    #expect(dropped.count * 50 <= faults, "of \(faults) these do not compile: \(dropped)")
    #expect(attempts <= 3)
    let run = try await ChildProcess(
      executable, ["--testing-library", "swift-testing"], in: mirror.root,
      environment: ProcessInfo.processInfo.environment
    ).run()
    #expect(run.succeeded, "\(run)")
  }
}
