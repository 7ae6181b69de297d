import Foundation

/// Writes the files of commits into folders of ours, through an index of ours.
struct Checkout: Sendable {
  let repository: Repository
  /// Where the index and the lists that git reads are kept for the time that it takes, absolute.
  let scratch: String

  /// Writes a commit's files into a folder that is there and empty, with some of them taken from another commit.
  ///
  /// - Parameters:
  ///   - other: Another commit, and which paths are to be as they are there, and not be where they are not there.
  /// - Returns: The submodules whose files are not here.
  func write(
    _ commit: String, into folder: String, other: (commit: String, takes: (_ path: String) -> Bool)? = nil
  ) async throws -> [String] {
    let index = "\(scratch)/index"
    try Files.remove(index)
    let git = Git(in: repository.root, index: index)
    _ = try await git.output(["read-tree", commit])
    if let other {
      let replaced = try await repository.objects(of: commit).filter { other.takes($0.path) }
      let taken = try await repository.objects(of: other.commit).filter { other.takes($0.path) }
      let nothing = String(repeating: "0", count: commit.count)
      // What goes comes before what comes: a folder may stand where a file was.
      let lines =
        replaced.map { "0 \(nothing)\t\($0.path)\0" } + taken.map { "\($0.mode) \($0.id) 0\t\($0.path)\0" }
      let list = "\(scratch)/index-info"
      try Files.write(Data(lines.joined().utf8), to: list)
      _ = try await git.output(["update-index", "-z", "--index-info"], input: list)
      try Files.remove(list)
    }
    _ = try await git.output(["checkout-index", "--all", "--force", "--quiet", "--prefix=\(folder)/"])
    try Files.remove(index)
    return try await writeSubmodules(of: commit, into: folder)
  }

  /// The files of submodules come from the clones that the user's tree has of them.
  private func writeSubmodules(of commit: String, into folder: String) async throws -> [String] {
    var missing: [String] = []
    for object in try await repository.objects(of: commit) where object.mode == "160000" {
      let clone = "\(repository.root)/\(object.path)"
      guard FileManager.default.fileExists(atPath: "\(clone)/.git"),
        try await Git(in: clone).answer(["cat-file", "-e", "\(object.id)^{commit}"]) != nil
      else {
        missing.append(object.path)
        continue
      }
      let place = "\(folder)/\(object.path)"
      try Files.makeFolder(place)
      let inner = Checkout(repository: Repository(root: clone, prefix: ""), scratch: scratch)
      missing += try await inner.write(object.id, into: place).map { PathText.join(object.path, $0) }
    }
    return missing
  }
}
