import Foundation

/// The git revision of a folder.
enum Revision {
  /// The revision that is checked out, with `+` behind it where the folder differs from it; nil outside a repository,
  /// or where there is no git: nothing but the study's heading hangs on it.
  static func current(of folder: String) async throws -> String? {
    guard let head = try await git(["rev-parse", "HEAD"], in: folder) else { return nil }
    let changes = try await git(["--no-optional-locks", "status", "--porcelain", "--", "."], in: folder)
    return changes == "" ? head : head + "+"
  }

  private static func git(_ arguments: [String], in folder: String) async throws -> String? {
    do {
      let end = try await ChildProcess(
        "git", ["-C", folder] + arguments, in: "/", environment: ProcessInfo.processInfo.environment, output: .whole
      ).run()
      return end.succeeded ? end.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    } catch is ChildProcessError {
      return nil
    }
  }
}
