/// Which files of a Swift package are its tests.
struct TestFiles: Sendable {
  private let folders: [String]
  private let files: Set<String>

  /// What the test targets hold, resources among it, and all that is in the top-level folder `Tests`, where helpers of
  /// tests are.
  init(_ model: PackageModel) {
    let others = model.targets.filter { $0.kind != .test }.map(\.folder)
    var folders = ["Tests"]
    var files: Set<String> = []
    for target in model.targets where target.kind == .test {
      // A folder that holds the sources of the package as well is not a folder of tests.
      if others.contains(where: { target.folder.isEmpty || $0 == target.folder || $0.hasPrefix(target.folder + "/") }) {
        files.formUnion(target.sources)
      } else {
        folders.append(target.folder)
      }
    }
    self.folders = folders
    self.files = files
  }

  /// Whether a path of the package belongs to its tests.
  func contains(_ path: String) -> Bool {
    files.contains(path) || folders.contains { PathText.relative(path, to: $0) != nil }
  }

  /// Whether a path of the package is a manifest, or what the manifest's dependencies resolved to.
  static func isManifest(_ path: String) -> Bool {
    path == "Package.swift" || path == "Package.resolved" || path.hasPrefix("Package@swift-")
  }
}
