import Telltale

/// Where a package is measured: its mirror, the toolchain, and what runs may reach.
struct RunPlace: Sendable {
  let options: RunOptions
  let toolchain: Toolchain
  let mirror: Mirror
  /// What the runs of the package's tests may reach.
  let isolation: Isolation
  /// Keeps other runs away from the mirrors for as long as this value lives.
  private let lock: ScratchLock

  /// Takes the place; nothing is mirrored yet.
  init(_ options: RunOptions, events: MutationRun.Events) async throws {
    self.options = options
    events(.mirroring)
    toolchain = try await Toolchain.current(environment: options.build.environment)
    mirror = Mirror(package: options.package, scratch: options.scratchPath, name: "instrumented")
    lock = try ScratchLock(scratch: mirror.scratch)
    let wanted = Isolation(writable: [Page.folder(in: mirror)], hasOwnNetwork: !options.allowNetwork)
    let (isolation, lacks) = try await wanted.available()
    self.isolation = isolation
    for lack in lacks { events(.note("\(lack)")) }
  }

  /// Mirrors the package and asks what is in it.
  func mirrored() async throws -> PackageModel {
    try mirror.synchronize()
    return try await PackageModel.load(from: mirror, options: options.build)
  }

  /// What the tests and switches of a package are linked with, to be prepared.
  ///
  /// - Parameter model: The package; nil for one of which nothing is known yet.
  func library(for model: PackageModel?) -> RuntimeLibrary {
    RuntimeLibrary(for: model, in: mirror, toolchain: toolchain, options: options.build)
  }

  func prepare(_ part: RuntimeLibrary.Part, of library: RuntimeLibrary) async throws {
    try await library.prepare(part, in: mirror, toolchain: toolchain, options: options.build)
  }

  /// Adapts the mirror's manifest so that the package's tests and switches are linked with a library.
  func link(_ library: RuntimeLibrary, with model: PackageModel) async throws {
    try await mirror.link(
      library, mutated: model.mutatedTargets, of: model, toolchain: toolchain, options: options.build)
  }
}
