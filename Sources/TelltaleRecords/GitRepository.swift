#if os(macOS) || os(Linux) || os(Windows)
  public import Foundation

  /// The git repository around a folder of records.
  public struct GitRepository: VersionSource {
    private let folder: URL

    /// The repository that a folder of records lies in. The folder itself does not count as a change of the tree.
    public init(around folder: URL) {
      self.folder = folder
    }

    /// The commit that is checked out; nil outside a repository, or before the first commit.
    public func current() throws -> NamedVersion? {
      let head = try git(["rev-parse", "--verify", "--quiet", "HEAD"])
      guard head.status == 0 else { return nil }
      let status = try succeed(["status", "--porcelain", "--", ":/", ":(exclude)."])
      return NamedVersion(revision: head.output, isClean: status.isEmpty)
    }

    /// How a commit relates to the one that is checked out.
    public func relation(of revision: String) throws -> RevisionRelation {
      guard try git(["cat-file", "-e", revision + "^{commit}"]).status == 0 else { return .unknown }
      let arguments = ["merge-base", "--is-ancestor", revision, "HEAD"]
      let result = try git(arguments)
      switch result.status {
      case 0: return .ancestor
      case 1: return .notAnAncestor
      default: throw RecordError.gitFailed(arguments: arguments, status: result.status, message: result.errors)
      }
    }

    /// The name that git would commit under, or the user's.
    public func asker() throws -> String {
      let name = try git(["config", "user.name"])
      return name.output.isEmpty ? NSUserName() : name.output
    }

    private struct Result {
      let status: Int32
      let output: String
      let errors: String
    }

    private func succeed(_ arguments: [String]) throws -> String {
      let result = try git(arguments)
      guard result.status == 0 else {
        throw RecordError.gitFailed(arguments: arguments, status: result.status, message: result.errors)
      }
      return result.output
    }

    private func git(_ arguments: [String]) throws -> Result {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + arguments
      let output = Pipe()
      let errors = Pipe()
      process.standardOutput = output
      process.standardError = errors
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let outputData = output.fileHandleForReading.readDataToEndOfFile()
      let errorData = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: Self.text(outputData), errors: Self.text(errorData))
    }

    private static func text(_ data: Data) -> String {
      String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
#endif
