extension Mirror {
  /// Adapts the manifest that SwiftPM reads: dependencies on folders keep resolving, and what is given of ours is linked
  /// with the targets that get mutants and with the tests. Confirmed by asking SwiftPM.
  ///
  /// - Returns: The name of the manifest.
  /// - Throws: ``BuildError/notAdapted(manifest:missing:)`` when SwiftPM does not see what was added.
  @discardableResult
  package func adaptManifest(
    runtime: ManifestAdaptation.Runtime?, toolchain: Toolchain, environment: [String: String] = [:]
  ) async throws -> String {
    let manifest = try manifestName(toolchain)
    let adaptation = ManifestAdaptation(
      package: home, mirror: root, runtime: runtime)
    let adapted = try adaptation.adapted(try originalText(manifest), manifest: manifest)
    let changed = try write([manifest: adapted], group: "manifest")
    if !changed.isEmpty { try await confirm(adaptation.runtime, manifest: manifest, environment: environment) }
    return manifest
  }

  /// Prepares what is linked with the package and adapts the manifest to it: its tests get the observer and, where there
  /// are to be mutants, the targets that get them their switches.
  ///
  /// - Returns: What is linked.
  @discardableResult
  package func injectRuntime(
    _ model: PackageModel, hasMutants: Bool = true, toolchain: Toolchain,
    options: RunOptions.Build = RunOptions.Build()
  ) async throws -> RuntimeLibrary {
    let library = RuntimeLibrary(for: model, in: self, toolchain: toolchain, options: options)
    for part in RuntimeLibrary.Part.allCases {
      try await library.prepare(part, in: self, toolchain: toolchain, options: options)
    }
    try await link(
      library, mutated: hasMutants ? model.mutatedTargets : [], of: model, toolchain: toolchain, options: options)
    return library
  }

  /// Adapts the manifest so that the tests of a package are linked with the observer, and targets with their switches.
  func link(
    _ library: RuntimeLibrary, mutated: [PackageModel.Target] = [], of model: PackageModel, toolchain: Toolchain,
    options: RunOptions.Build
  ) async throws {
    let runtime = ManifestAdaptation.Runtime(
      library: library, mutated: mutated.map(\.name), tests: model.testTargets.map(\.name))
    try await adaptManifest(runtime: runtime, toolchain: toolchain, environment: options.environment)
  }

  /// The manifest that SwiftPM reads.
  func manifestName(_ toolchain: Toolchain) throws -> String {
    let names = try Files.names(in: package)
    let choice = try ManifestChoice.manifest(among: names, swift: toolchain.version) {
      ToolsVersion(ofManifest: try originalText($0))
    }
    guard let choice else { throw BuildError.noManifest(package: package) }
    return choice
  }

  private func confirm(
    _ runtime: ManifestAdaptation.Runtime?, manifest: String, environment: [String: String]
  ) async throws {
    guard let runtime else { return }
    let dump = try await ManifestDump.load(from: self, environment: environment)
    let missing = dump.missing(runtime)
    guard missing.isEmpty else { throw BuildError.notAdapted(manifest: manifest, missing: missing) }
  }
}

extension ManifestDump {
  /// What an adaptation should have added and is not there, in words.
  func missing(_ runtime: ManifestAdaptation.Runtime) -> [String] {
    runtime.linking.sorted { $0.key < $1.key }.compactMap { name, flags in
      let settings = targets.first { $0.name == name }?.settings ?? []
      let isThere = settings.contains { $0.tool == "linker" && $0.kind == "unsafeFlags" && $0.values == flags }
      return isThere ? nil : "what \(name) is linked with"
    }
  }
}
