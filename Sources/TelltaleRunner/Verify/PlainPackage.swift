/// The package in a second mirror, without switches: what a person would build.
struct PlainPackage: Sendable {
  let mirror: Mirror
  private let model: PackageModel
  private let options: RunOptions
  private let isolation: Isolation

  private let toolchain: Toolchain
  /// What its tests are linked with.
  private let library: RuntimeLibrary

  /// Mirrors the package as it is, apart from the instrumented mirror and kept like it.
  init(_ model: PackageModel, in place: RunPlace, linkedWith library: RuntimeLibrary) throws {
    self.model = model
    self.library = library
    options = place.options
    isolation = place.isolation
    toolchain = place.toolchain
    mirror = Mirror(package: options.package, scratch: options.scratchPath, name: "plain")
    try mirror.synchronize()
  }

  /// Builds it with some files replaced by edited texts, and all others as they are.
  func build(edited: [String: String] = [:]) async throws -> BuildOutcome {
    // The observer is how XCTest's answers are read; what is compiled is as it is.
    try await mirror.link(library, of: model, toolchain: toolchain, options: options.build)
    try mirror.write(edited)
    return try await PackageBuild(mirror: mirror, options: options.build).build(packageName: model.name)
  }

  /// What a build made, ready to be run.
  func executable(_ path: String) -> TestExecutable {
    TestExecutable(
      path: path, workingFolder: mirror.root, environment: options.build.environment, isolation: isolation)
  }
}
