import Foundation

/// Gives a mirror's build what the user's own `.build` already holds of the package's dependencies, so that a package
/// that was resolved once builds without a network.
///
/// SwiftPM needs its list of what was resolved and the sources; it needs neither the repositories nor the history
/// in the checkouts, and writes to both. So the sources are copied, and the rest is left alone.
struct DependencyCache {
  /// The package's folder, absolute.
  var package: String
  /// SwiftPM's scratch folder for the mirror, absolute.
  var buildFolder: String
  /// Where the record of what was copied is kept, absolute.
  var folder: String

  private static let state = "workspace-state.json"
  private static let sourceFolders = ["checkouts", "registry"]

  /// Copies the dependencies when what the user's `.build` has resolved is not what was copied last.
  ///
  /// What SwiftPM resolved by itself in the mirror since then stays.
  func reuse() throws {
    let users = "\(package)/.build"
    let statePath = "\(users)/\(Self.state)"
    guard case .file = try TreeEntry(at: statePath) else { return }
    let state = try Data(contentsOf: URL(fileURLWithPath: statePath))
    let copied = "\(folder)/\(Self.state)"
    if FileManager.default.contents(atPath: copied) == state,
      try TreeEntry(at: "\(buildFolder)/\(Self.state)") != nil
    {
      return
    }
    for name in Self.sourceFolders where try TreeEntry(at: "\(users)/\(name)") != nil {
      var scan = TreeScan(root: "\(users)/\(name)", mirrorRoot: "\(buildFolder)/\(name)")
      scan.skippedNames = [".git"]
      let recordPath = "\(folder)/\(name).json"
      var record = try MirrorRecord(contentsOf: recordPath)
      _ = try TreeMirror(scan: scan).update(&record)
      try record.save(to: recordPath)
    }
    try Files.write(state, to: "\(buildFolder)/\(Self.state)")
    try Files.write(state, to: copied)
  }
}
