import Foundation

/// The `git` on PATH, run in one folder so that it changes nothing of the user's: not the tree, the index, the stash,
/// the references, nor any configuration.
struct Git: Sendable {
  /// Absolute.
  var folder: String
  /// The index to use in place of the user's.
  var index: String?
  /// The highest folder that is not searched for a repository; nil for no limit.
  var ceiling: String?

  init(in folder: String, index: String? = nil, ceiling: String? = nil) {
    self.folder = folder
    self.index = index
    self.ceiling = ceiling
  }

  /// Runs git, with the text of a file on its standard input where one is given.
  func run(_ arguments: [String], input: String? = nil) async throws -> ProcessEnd {
    var descriptor: Int32?
    if let input {
      let file = open(input, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw MirrorError.unreadable(path: input, reason: Files.lastReason()) }
      descriptor = file
    }
    return try await ChildProcess(
      "git", ["-C", folder] + Self.settings + arguments, in: "/", environment: environment, output: .whole,
      input: descriptor
    ).run()
  }

  /// What git says on standard output, which has to go well.
  func output(_ arguments: [String], input: String? = nil) async throws -> String {
    let end = try await run(arguments, input: input)
    guard end.succeeded else {
      let words = (end.errorOutput + end.output).trimmingCharacters(in: .whitespacesAndNewlines)
      throw VersionError.gitFailed(command: (["git"] + arguments).joined(separator: " "), words: words)
    }
    return end.output
  }

  /// What git says on standard output, without white space around it; nil where it ends with another status than 0.
  func answer(_ arguments: [String]) async throws -> String? {
    let end = try await run(arguments)
    return end.succeeded ? end.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }

  /// What the user's configuration could change in what git does here, put back.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.quotePath=false", "core.sparseCheckout=false",
    "core.untrackedCache=false", "apply.whitespace=nowarn", "apply.ignoreWhitespace=no", "diff.renames=false",
    "gc.auto=0", "maintenance.auto=false",
  ].flatMap { ["-c", $0] }

  /// What points git at a repository or an index: in a hook it would be the user's.
  private static let pointers: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_NAMESPACE", "GIT_COMMON_DIR",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
  ]

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !Self.pointers.contains($0.key) }
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_INDEX_FILE"] = index
    if let ceiling { environment["GIT_CEILING_DIRECTORIES"] = ceiling }
    return environment
  }
}
