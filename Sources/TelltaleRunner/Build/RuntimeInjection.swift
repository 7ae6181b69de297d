extension Mirror {
  /// Adapts the manifest that SwiftPM reads: dependencies on folders keep resolving, and the runtime, where one is
  /// given, is added to the targets that get mutants and to the test targets. Confirmed by asking SwiftPM.
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
    let written = try write(runtime?.targets.sources ?? [:], group: "runtime")
    if !(changed + written).isEmpty {
      try await confirm(adaptation.runtime, manifest: manifest, environment: environment)
    }
    return manifest
  }

  /// Adds the runtime to the targets that get mutants and the observer to the test targets of the package.
  ///
  /// - Returns: The names that our targets have there.
  @discardableResult
  package func injectRuntime(
    _ model: PackageModel, toolchain: Toolchain, environment: [String: String] = [:]
  ) async throws -> RuntimeTargets {
    let targets = RuntimeTargets(avoiding: Set(model.targets.map(\.name)))
    let runtime = ManifestAdaptation.Runtime(
      targets: targets, mutated: model.mutatedTargets.map(\.name), tests: model.testTargets.map(\.name))
    try await adaptManifest(runtime: runtime, toolchain: toolchain, environment: environment)
    return targets
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
    let names = runtime.targets
    var missing: [String] = []
    let switches = runtime.mutated.isEmpty ? [] : [names.runtime]
    for name in [names.core] + switches + [names.observer] {
      if !targets.contains(where: { $0.name == name && $0.path.map(RuntimeTargets.holds) == true }) {
        missing.append("the target \(name)")
      }
    }
    for (users, ours) in [(runtime.mutated, names.runtime), (runtime.tests, names.observer)] {
      for user in users {
        let target = targets.first { $0.name == user }
        if target?.dependencies.contains(where: { $0.name == ours }) != true {
          missing.append("\(user)'s dependency on \(ours)")
        }
      }
    }
    return missing
  }
}
