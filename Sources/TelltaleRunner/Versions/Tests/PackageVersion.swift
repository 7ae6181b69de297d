import Telltale

/// One version of a Swift package, mirrored so that it can be built with our observer in its tests and nothing else.
struct PackageVersion: Sendable {
  let mirror: Mirror
  let model: PackageModel
  private let options: RunOptions

  /// Mirrors a version.
  ///
  /// - Parameters:
  ///   - slot: The name of its place.
  ///   - dependencies: The folder whose `.build` holds what the package depends on.
  init(_ tree: VersionTree, slot: String, dependencies: String, scratch: String, options: RunOptions) async throws {
    self.options = options
    mirror = Mirror(
      package: tree.folder, scratch: scratch, name: slot, home: tree.home,
      dependencies: dependencies)
    try mirror.synchronize()
    model = try await PackageModel.load(from: mirror, options: options.build)
  }

  /// Builds it with its tests.
  ///
  /// - Parameter edited: Texts that stand in place of the version's own, by path.
  func build(_ toolchain: Toolchain, edited: [String: String] = [:]) async throws -> BuildOutcome {
    try await mirror.injectRuntime(model, hasMutants: false, toolchain: toolchain, options: options.build)
    try mirror.write(edited)
    return try await PackageBuild(mirror: mirror, options: options.build).build(packageName: model.name)
  }

  /// The tests that a build of it holds, and those that stand in the source only.
  func tests(in executable: TestExecutable) async throws -> (tests: [DiscoveredTest], unlisted: [Check]) {
    try await Discovery(mirror: mirror, model: model, options: options).tests(in: executable)
  }

  /// What a build made, ready to be run.
  func executable(_ path: String) -> TestExecutable {
    TestExecutable(path: path, workingFolder: mirror.root, environment: options.build.environment)
  }
}
