import Telltale

/// Runs one step of a pipeline in a process group of its own, which nothing that the step starts outlives.
struct StepRunner {
  let place: PipelineWorkplace
  let environment: StepEnvironment

  /// What came of a step.
  struct End {
    var answer: Answer
    /// How it ended, in words that follow the step's name.
    var words: String
    /// The file that holds all it wrote; nil where it wrote nothing, since it was not started.
    var log: String?
  }

  /// Runs the step to its end and reads its answer from how it ended.
  func run(_ step: PipelineDefinition.Step, of run: PipelinePlan.Run, log: String) async throws -> End {
    let folder = PathText.join(place.tree, step.folder)
    guard try isFolder(folder) else {
      return End(answer: .didNotRun(.notFound), words: "there is no folder \(step.folder) in this version")
    }
    let process = ChildProcess(
      "/bin/sh", ["-c", Self.guarding, step.name] + step.command, in: folder,
      environment: environment.variables(run, step), limits: ProcessLimits(wallSeconds: step.timeLimit),
      output: .file(log))
    let end = try await process.run()
    try DiskSpace.check(folder, after: "the step \(step.name)")
    return End(
      answer: Answer(ofCommand: end.termination), words: end.termination.words(step), log: log)
  }

  /// A shell between us and the step: a step that kills its parent, or its parent's group, kills this, and what watches
  /// over both still sees it. A signal that ended the step is passed on, so that a crash is told from a status.
  private static let guarding = """
    "$@"
    status=$?
    if [ "$status" -gt 128 ] && [ "$status" -lt 193 ]; then kill -"$((status - 128))" "$$"; fi
    exit "$status"
    """

  private func isFolder(_ path: String) throws -> Bool {
    guard let real = Files.realPath(path) else { return false }
    return try TreeEntry(at: real)?.isFolder == true
  }
}

extension Termination {
  fileprivate func words(_ step: PipelineDefinition.Step) -> String {
    switch self {
    case .exited(status: 0): "passed"
    case .exited(status: 126): "can't be executed (status 126)"
    case .exited(status: 127): "was not found (status 127)"
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .stopped: "was stopped after \(step.timeLimit.formatted) s"
    }
  }
}

extension Double {
  fileprivate var formatted: String { self == rounded() && self < 1e15 ? String(Int64(self)) : String(self) }
}
