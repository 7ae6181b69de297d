import Foundation

/// A folder of one run, with a HOME and a TMPDIR in it that no other run sees.
struct RunFolder {
  let path: String
  /// Where the folders of all runs are.
  let scratch: String

  var home: String { path + "/home" }
  var temporary: String { path + "/tmp" }
  /// Where the test's records go, out of its way.
  var records: String { path + "/records" }

  /// What the runs in it share with whoever watches them.
  var tally: Tally { Tally(path: path + "/tally") }

  /// The names are short: a socket that a test makes in TMPDIR has a path of 108 characters at most.
  init(under scratch: String) throws {
    let number = String(UInt32.random(in: UInt32.min...UInt32.max), radix: 36)
    self.scratch = scratch
    // As long as any other, so that what hangs on the size of a variable is alike in all runs.
    path = scratch + "/t/" + String(repeating: "0", count: 7 - number.count) + number
    try createFolders()
    try tally.create()
  }

  /// The variables by which a run finds it.
  var variables: [String: String] { ["HOME": home, "TMPDIR": temporary, "TELLTALE_TALLY": tally.path] }

  private func createFolders() throws {
    for folder in [home, temporary] { try Files.makeFolder(folder) }
  }

  /// Makes it the folder of a run that has not begun.
  ///
  /// Where the last run has left nothing, only its records are taken out: new folders and files cost more than a run
  /// does otherwise.
  func empty() throws {
    if try isUntouched() && (truncate(records, 0) == 0 || errno == ENOENT) { return }
    try removeContents()
    try createFolders()
    try tally.create()
  }

  /// Removes what is in the folder but for the tally: a fork server has that very file mapped, and may write below this
  /// very folder.
  private func removeContents() throws {
    let names: [String]
    do {
      try Self.allowChanges(in: path)
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch CocoaError.fileReadNoSuchFile {
      return
    }
    for name in names where name != "tally" {
      try Self.allowChanges(in: path + "/" + name)
      try Files.removeWhole(path + "/" + name)
    }
  }

  /// Gives back the right that a test has taken away from a folder.
  private static func allowChanges(in path: String) throws {
    guard try TreeEntry(at: path)?.isFolder == true else { return }
    var status = stat()
    if lstat(path, &status) == 0 { chmod(path, status.st_mode | 0o700) }
  }

  private func isUntouched() throws -> Bool {
    var root = stat()
    guard lstat(path, &root) == 0 else { return false }
    for folder in [home, temporary] {
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode == root.st_mode else { return false }
      guard try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty else { return false }
    }
    let names = try Set(FileManager.default.contentsOfDirectory(atPath: path))
    return tally.isWhole && names.isSubset(of: ["home", "tmp", "records", "tally"])
  }

  /// Removes the folder, also where a test has taken away the right to, or has removed it itself.
  func remove() throws {
    try Files.removeWhole(path)
  }
}
