extension PackageModel {
  /// Asks SwiftPM about the package, in the mirror; works with the user's manifest and with the adapted one.
  ///
  /// - Throws: ``BuildError`` with SwiftPM's words when the manifest can't be read.
  package static func load(from mirror: Mirror, options: RunOptions.Build) async throws -> PackageModel {
    let tool = SwiftTool(mirror: mirror, environment: options.environment)
    let describe = try await tool.package(["describe", "--type", "json"])
    let described = try tool.decode(
      Described.self, from: describe, command: "swift package describe --type json")
    let dumped = try await ManifestDump.load(from: mirror, environment: options.environment)
    return PackageModel(described, dumped, mirror: mirror, options: options)
  }

  /// The answer of `swift package describe --type json`, as far as it is used.
  struct Described: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let moduleType: String
      let path: String
      let sources: [String]
      let targetDependencies: [String]?

      private enum CodingKeys: String, CodingKey {
        case name, type, path, sources
        case moduleType = "module_type"
        case targetDependencies = "target_dependencies"
      }
    }

    let name: String
    let toolsVersion: String
    let targets: [Target]

    private enum CodingKeys: String, CodingKey {
      case name, targets
      case toolsVersion = "tools_version"
    }
  }

  private init(_ described: Described, _ dumped: ManifestDump, mirror: Mirror, options: RunOptions.Build) {
    let toolsVersion = ToolsVersion(parsing: described.toolsVersion) ?? ToolsVersion(5)
    let targets = described.targets.compactMap { target -> Target? in
      guard let kind = Target.Kind(rawValue: target.type) else { return nil }
      return Target(
        name: target.name, kind: kind, isSwift: target.moduleType.hasPrefix("Swift"),
        folder: target.path == "." ? "" : target.path,
        sources: target.sources.map {
          mirror.realPath(of: PathText.join(target.path == "." ? "" : target.path, $0))
        }.sorted(),
        dependencies: target.targetDependencies ?? [],
        settings: dumped.settings(of: target.name, toolsVersion: toolsVersion, options: options))
    }
    self.init(name: described.name, toolsVersion: toolsVersion, targets: targets.sorted { $0.name < $1.name })
  }
}

extension Mirror {
  /// A path of the mirrored package with links inside it followed; as it is where a link leads out.
  func realPath(of path: String) -> String {
    guard let real = Files.realPath("\(root)/\(path)"), let base = Files.realPath(root),
      let inside = PathText.relative(real, to: base)
    else { return path }
    return inside
  }
}
