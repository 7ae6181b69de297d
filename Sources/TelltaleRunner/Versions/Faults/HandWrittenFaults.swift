import Foundation
import Telltale

/// The faults that somebody wrote by hand: the patches in the package's folder `faults`.
struct HandWrittenFaults: Sendable {
  /// The folder in the package.
  static let folder = "faults"

  let options: RunOptions
  let events: MutationRun.Events

  /// What came of them.
  struct Result: Sendable {
    var faults: [Fault] = []
    var pairs: [Pair] = []
    /// The checks whose answers to one of them differed.
    var flaky: Set<String> = []
    var alone: Set<String> = []
    var finishedRuns = 0
    var failure: (any Error)?
  }

  /// The patches, by name; none where the package has no such folder.
  func names() throws -> [VersionName] {
    let path = "\(options.package)/\(Self.folder)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try Files.names(in: path).filter { $0.hasSuffix(".patch") }.map {
      VersionName(.patch("\(path)/\($0)"), text: "\(Self.folder)/\($0)")
    }
  }

  /// The patches as faults that are not measured; one that can't be read says why.
  func faults() throws -> [Fault] {
    try names().map { name in
      guard case .patch(let path) = name.kind else { return Fault(name, VersionTree.Facts()) }
      do {
        let patch = try Patch(path: path, name: name.text)
        return Fault(name, VersionTree.Facts(title: patch.text.subject, firstChange: patch.firstChange))
      } catch let error as VersionError {
        return Fault(name, failing: error)
      }
    }
  }

  /// Builds the package with each patch in turn, and runs the tests that ran on the correct version.
  ///
  /// When the task is cancelled or something fails, the faults that are left are pending.
  func measure(tests: [DiscoveredTest], baselines: [Baseline]) async -> Result {
    var result = Result()
    do {
      result.faults = try faults()
      guard !result.faults.isEmpty else { return result }
      let package = VersionName(.folder(options.package), text: ".")
      let contrast = TestContrast(
        options: ContrastOptions(run: options, correct: package, faulty: []), events: events)
      let trees = try await VersionTrees(project: options.package, scratch: contrast.options.scratch) {
        events(.note($0))
      }
      let toolchain = try await Toolchain.current(environment: options.build.environment)
      for (index, name) in try names().enumerated() where !Task.isCancelled {
        do {
          let tree = try await trees.make(name, slot: "patched", base: package)
          let faulty = try await contrast.faulty(
            Fault(name, tree.facts), tree, slot: "patched", toolchain: toolchain)
          result.faults[index] = faulty.fault
          await run(tests, baselines, on: faulty, contrast, &result)
        } catch let error as VersionError {
          result.faults[index] = Fault(name, failing: error)
          events(.note("\(name.text) \(error.isStale ? "no longer applies" : "is of no use"), and is left out"))
        }
        if result.failure != nil { return result }
      }
    } catch is CancellationError {
    } catch {
      result.failure = error
    }
    return result
  }

  private func run(
    _ tests: [DiscoveredTest], _ baselines: [Baseline], on faulty: TestContrast.Faulty, _ contrast: TestContrast,
    _ result: inout Result
  ) async {
    guard faulty.executable != nil else { return }
    // A server is a program that was started before the next patch was built in its place.
    let runner = ForkRunner(scratch: contrast.options.scratch) { events(.note($0)) }
    let played = await contrast.play(tests: tests, baselines: baselines, faulty: [faulty], runner: runner)
    do {
      try await runner.close()
    } catch {
      result.failure = error
    }
    result.failure = result.failure ?? played.failure
    result.finishedRuns += played.schedule.finishedRuns
    for check in tests.indices where baselines[check].answer.didRun {
      let asked = played.checksByFault[0].contains(check)
      guard let answer = asked ? played.schedule.answers[0][check] : .didNotRun(.notFound) else { continue }
      result.pairs.append(
        Pair(check: tests[check].id, fault: faulty.fault.id, faulty: answer, reach: nil, evidence: .ran))
    }
    result.flaky.formUnion(played.schedule.flaky.union(played.flaky).map { tests[$0].id })
    result.alone.formUnion(played.schedule.alone.map { tests[$0].id })
  }
}

extension Patch {
  /// The first place that it changes, as it names it.
  fileprivate var firstChange: VersionTree.Place? {
    guard let file = text.files.first, let name = file.old ?? file.new else { return nil }
    let path = name.hasPrefix("a/") || name.hasPrefix("b/") ? String(name.dropFirst(2)) : name
    return VersionTree.Place(path: path, line: file.oldLines.first ?? 0)
  }
}

extension Fault {
  /// A patch that can't be applied.
  fileprivate init(_ name: VersionName, failing error: VersionError) {
    self.init(name, VersionTree.Facts())
    file = name.text
    status = .uncompiled
    note = "It \(error.isStale ? "no longer applies" : "is of no use"): \(error.firstLine)"
  }
}

extension VersionError {
  /// Whether it says that a patch was made for another text, and not what is wrong with the patch itself.
  fileprivate var isStale: Bool {
    if case .patchDoesNotApply = self { true } else { false }
  }

  /// What it says, on one line: of a patch that does not apply, git's first line.
  fileprivate var firstLine: String {
    if case .patchDoesNotApply(_, _, let words) = self { return words.firstError }
    return description.split(separator: "\n").first.map(String.init) ?? ""
  }
}
