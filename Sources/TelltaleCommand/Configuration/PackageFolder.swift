import Foundation

/// The folder of the package under study, looked at before anything is done with it.
struct PackageFolder: Sendable, Hashable {
  /// Absolute.
  let path: String

  /// The folder at this path, which must hold a manifest.
  ///
  /// - Parameter given: The path as it was given, which messages repeat.
  init(_ given: String, in currentFolder: String) throws(CommandError) {
    path = given.absolutePath(in: currentFolder)
    var isFolder: ObjCBool = false
    guard !given.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .pathMissing(given)
    }
    guard isFolder.boolValue else { throw .notAFolder(given) }
    guard !Self.hasManifest(path) else { return }
    if let project = Self.xcodeProject(in: path) { throw .xcodeProject(given, project: project) }
    throw .notAPackage(given, inside: Self.enclosingPackage(of: path))
  }

  private static func hasManifest(_ folder: String) -> Bool {
    names(in: folder).contains { $0 == "Package.swift" || ($0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")) }
  }

  private static func xcodeProject(in folder: String) -> String? {
    names(in: folder).first { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private static func enclosingPackage(of folder: String) -> String? {
    var folder = folder
    while folder != "/" {
      folder = "..".absolutePath(in: folder)
      if hasManifest(folder) { return folder }
    }
    return nil
  }

  /// The names in a folder, sorted; a folder that can't be read holds nothing that Telltale could use.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
