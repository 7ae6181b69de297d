/// The package in a second mirror, without switches: what a person would build.
struct PlainPackage: Sendable {
  let mirror: Mirror
  private let model: PackageModel
  private let options: RunOptions
  private let isolation: Isolation

  /// Mirrors the package as it is, apart from the instrumented mirror and kept like it.
  init(_ package: PreparedPackage) async throws {
    options = package.options
    model = package.model
    isolation = package.isolation
    mirror = Mirror(package: options.package, scratch: options.scratchPath, name: "plain")
    try mirror.synchronize()
    // The observer is how XCTest's answers are read; the targets under test are left as they are.
    let runtime = ManifestAdaptation.Runtime(
      targets: RuntimeTargets(avoiding: Set(model.targets.map(\.name))), mutated: [],
      tests: model.testTargets.map(\.name))
    try await mirror.adaptManifest(
      runtime: runtime, toolchain: package.toolchain, environment: options.build.environment)
    try mirror.write([:])
  }

  /// Builds it with some files replaced by edited texts, and all others as they are.
  func build(edited: [String: String] = [:]) async throws -> BuildOutcome {
    try mirror.write(edited)
    return try await PackageBuild(mirror: mirror, options: options.build).build(packageName: model.name)
  }

  /// What a build made, ready to be run.
  func executable(_ path: String) -> TestExecutable {
    TestExecutable(
      path: path, workingFolder: mirror.root, environment: options.build.environment, isolation: isolation)
  }
}
