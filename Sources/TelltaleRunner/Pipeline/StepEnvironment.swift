/// The environment of a pipeline's steps; pure.
struct StepEnvironment {
  /// The environment of Telltale's own process.
  var inherited: [String: String]
  /// A folder for temporary files of this run alone.
  var temporary: String
  /// An empty folder of this run alone.
  var cleanHome: String
  /// A folder above which git must not look for a repository.
  var ceiling: String

  /// What even a machine that inherits nothing has: without it no command is found.
  private static let always = ["PATH"]
  /// What would make a git command of a step write into the repository that Telltale was started from.
  private static let repository = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_PREFIX",
  ]
  /// Folders that are looked for before HOME is.
  private static let homes = ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]

  /// The whole environment of a step.
  func variables(_ run: PipelinePlan.Run, _ step: PipelineDefinition.Step) -> [String: String] {
    var result = inherited
    if case .only(let names) = run.machine.inherits {
      result = result.filter { names.contains($0.key) || Self.always.contains($0.key) }
    }
    for name in Self.repository { result[name] = nil }
    result = result.filter { !$0.key.hasPrefix("TELLTALE_") }
    result["TMPDIR"] = temporary
    result["GIT_CEILING_DIRECTORIES"] = ceiling
    if run.machine.cleanHome {
      for name in Self.homes { result[name] = nil }
      result["HOME"] = cleanHome
    }
    // A variable with no value is taken away, and one that comes later wins.
    for (name, value) in run.environment.merging(step.environment, uniquingKeysWith: { $1 }) { result[name] = value }
    return result
  }
}
