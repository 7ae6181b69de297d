import Foundation

/// The folder of the package under study, looked at before anything is done with it.
struct PackageFolder: Sendable, Hashable {
  /// How the command line of a subcommand names the package.
  enum Naming: Sendable, Hashable {
    /// `telltale run PACKAGE`.
    case argument(command: String)
    /// It is the current folder, and a command may stand in its place.
    case currentFolder(command: String)
    /// `telltale contrast --correct FOLDER`, in place of which a command may stand.
    case option(command: String, option: String)

    /// The command line for a package.
    func line(for folder: String) -> String {
      switch self {
      case .argument(let command): "telltale \(command) \(folder)"
      case .currentFolder(let command): "cd \(folder) && telltale \(command)"
      case .option(let command, let option): "telltale \(command) \(option) \(folder)"
      }
    }

    /// What stands for a folder in a command line.
    var placeholder: String {
      if case .argument = self { "PACKAGE" } else { "FOLDER" }
    }

    /// What else there is for a project that is no package.
    var alternative: String {
      switch self {
      case .argument: ""
      case .currentFolder(let command), .option(let command, _):
        ". A project of another kind is measured by a command: telltale \(command) ... -- COMMAND"
      }
    }
  }

  /// Absolute.
  let path: String

  /// The folder at this path, which must hold a manifest.
  ///
  /// - Parameters:
  ///   - given: The path as it was given, which messages repeat.
  ///   - naming: How the command line names it.
  init(_ given: String, in currentFolder: String, named naming: Naming) throws(CommandError) {
    path = given.absolutePath(in: currentFolder)
    var isFolder: ObjCBool = false
    guard !given.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .pathMissing(given)
    }
    guard isFolder.boolValue else { throw .notAFolder(given) }
    guard !Self.hasManifest(path) else { return }
    if let project = Self.xcodeProject(in: path) { throw .xcodeProject(given, project: project) }
    throw .notAPackage(given, inside: Self.enclosingPackage(of: path), named: naming)
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
