import Foundation

/// A folder of its own, with copies of a package in it.
struct Workspace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "run-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A copy of a package that has never been built; the checkouts of its dependencies come with it.
  func copy(of package: URL, as name: String) throws -> URL {
    let copy = folder.appending(path: name).appending(path: package.lastPathComponent)
    try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Command.time(["cp", "-R", package.path, copy.path], in: folder)
    for product in [
      "telltale", "debug", "release", "debug.yaml", "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu",
    ]
    where FileManager.default.fileExists(atPath: copy.appending(path: ".build/\(product)").path) {
      try FileManager.default.removeItem(at: copy.appending(path: ".build/\(product)"))
    }
    return copy
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }
}
