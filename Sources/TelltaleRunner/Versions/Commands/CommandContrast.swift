import Foundation
import Telltale

/// Puts a command, and the cases that it reports, on the correct version and on faulty ones.
struct CommandContrast: Sendable {
  let options: ContrastOptions
  let events: MutationRun.Events

  /// Runs the command on every version, one after the other.
  func run() async throws -> RunResult {
    var clock = PhaseClock()
    events(.mirroring)
    let lock = try ScratchLock(scratch: options.scratch)
    defer { withExtendedLifetime(lock) {} }
    let trees = try await VersionTrees(project: options.run.package, scratch: options.scratch) { events(.note($0)) }
    let all = try await trees.makeAll(correct: options.correct, faulty: options.faulty, copying: true)
    let correct = all.correct
    clock.ends("mirror")
    let measured = try await measure(correct, all.faulty)
    clock.ends("measure")

    var revision = correct.facts.commit
    if revision == nil { revision = try await Revision.current(of: options.run.package) }
    let subject = Study.Subject(
      name: PathText.name(of: trees.project), revision: revision, version: options.correct.text,
      selection: Study.Selection())
    return RunResult(study: measured.study(subject, timing: clock.timing), failure: measured.failure)
  }

  /// Runs the command on the correct version, and on each faulty one within limits that follow from that.
  ///
  /// When the task is cancelled or something fails on a faulty version, the ones before it are in the result.
  func measure(_ correct: VersionTree, _ faulty: [(fault: Fault, tree: VersionTree)]) async throws -> CommandMeasured {
    let runner = CommandRunner(options: options, scratch: options.scratch)
    let first = ProcessLimits(wallSeconds: options.run.timeLimit ?? 3600, memoryMiB: options.run.memoryLimit)
    events(.doing("Running the command on the correct version"))
    let baselines = try await repeated { try await runner.run(in: correct.folder, limits: first) }
    let seconds = baselines.map(\.wallSeconds).max() ?? 0
    let processor = baselines.map(\.processorSeconds).max() ?? 0
    let wall = 10 * seconds + 60
    let limits = ProcessLimits(
      wallSeconds: options.run.timeLimit ?? wall,
      processorSeconds: ProcessLimits.processorSeconds(10 * processor + 20, wall: wall, given: options.run.timeLimit),
      memoryMiB: options.run.memoryLimit)
    var measured = CommandMeasured(
      command: options.command.commandLine, faults: faulty.map(\.fault), correct: baselines,
      folders: [correct.folder] + faulty.map(\.tree.folder))
    do {
      for (fault, tree) in faulty {
        events(.doing("Running the command on \(fault.id)"))
        measured.faulty.append(try await repeated { try await runner.run(in: tree.folder, limits: limits) })
      }
    } catch is CancellationError {
    } catch {
      measured.failure = error
    }
    for (name, runs) in zip(["the correct version"] + faulty.map(\.fault.id), [baselines] + measured.faulty) {
      for problem in runs[0].cases.problems { events(.note("\(name): \(problem); the command \(runs[0].ending)")) }
    }
    return measured
  }

  private func repeated(_ run: () async throws -> CommandRunner.Run) async throws -> [CommandRunner.Run] {
    var runs: [CommandRunner.Run] = []
    for _ in 0..<options.repeats { runs.append(try await run()) }
    return runs
  }
}

extension [String] {
  /// The words as a shell would take them.
  package var commandLine: String {
    map { word in
      let isPlain =
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+=:,@%".contains($0)) }
      return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }.joined(separator: " ")
  }
}
