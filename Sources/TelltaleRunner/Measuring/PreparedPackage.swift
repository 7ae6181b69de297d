import Foundation
import Telltale
import TelltaleFaults

/// A package that is mirrored, understood and searched for faults, ready to be built.
struct PreparedPackage: Sendable {
  let options: RunOptions
  let toolchain: Toolchain
  let mirror: Mirror
  let model: PackageModel
  let selection: FaultSelection
  /// Keeps other runs away from the mirrors for as long as this value lives.
  private let lock: ScratchLock
  /// The names of the operators used, sorted.
  let operators: [String]
  /// How many files were searched for faults.
  let searchedFiles: Int
  /// What the runs of its tests may reach.
  let isolation: Isolation

  /// Mirrors the package and searches it.
  init(_ options: RunOptions, events: MutationRun.Events) async throws {
    self.options = options
    events(.mirroring)
    toolchain = try await Toolchain.current(environment: options.build.environment)
    mirror = Mirror(package: options.package, scratch: options.scratchPath, name: "instrumented")
    lock = try ScratchLock(scratch: mirror.scratch)
    try mirror.synchronize()
    model = try await PackageModel.load(from: mirror, options: options.build)
    guard !model.mutatedTargets.isEmpty else { throw RunError.noTargets(package: model.name) }
    operators = try options.operators.resolved().map(\.name).sorted()
    let mirror = mirror
    let search = try FaultSearch(model: model, toolchain: toolchain, options: options) {
      try mirror.originalText($0)
    }
    searchedFiles = search.fileCount
    selection = FaultSelection(files: search.files(), sample: options.sample, seed: options.seed)
    let wanted = Isolation(writable: [Page.folder(in: mirror)], hasOwnNetwork: !options.allowNetwork)
    let (isolation, lacks) = try await wanted.available()
    self.isolation = isolation
    for lack in lacks { events(.note("\(lack)")) }
  }

  /// What was built, and the switches in it.
  struct Product: Sendable {
    var executable: TestExecutable
    /// The number of each fault's switch, by the fault's id; those that do not compile have none.
    var numbers: [String: Int32]
    /// One more than the highest number.
    var capacity: Int32
    /// How many builds it took.
    var attempts: Int
  }

  /// Builds the package with all its faults compiled in and, for its checks to be held against, as it is.
  ///
  /// - Throws: ``RunError/doesNotBuild(log:)`` when the package does not build without faults, and
  ///   ``RunError/cannotInstrument(log:)`` when only Telltale's faults keep it from building.
  func build(
    beside plain: PlainPackage, clock: inout PhaseClock, events: MutationRun.Events
  ) async throws -> (product: Product, original: TestExecutable) {
    // No build keeps several cores busy to its end. One job means one thing at a time.
    async let early = options.jobs == 1 ? nil : plain.build()
    let instrumented = try await buildInstrumented(events: events)
    clock.ends("build")
    events(.buildingOriginal)
    let outcome = if let early = try await early { early } else { try await plain.build() }
    clock.ends("plainBuild")
    switch (instrumented, outcome) {
    case (_, .failed(_, let log)): throw RunError.doesNotBuild(log: log)
    case (.failure(let failure), .built): throw failure
    case (.success(let product), .built(let path)): return (product, plain.executable(path))
    }
  }

  private func buildInstrumented(events: MutationRun.Events) async throws -> Result<Product, RunError> {
    let runtime = try await mirror.injectRuntime(
      model, toolchain: toolchain, environment: options.build.environment)
    var numbers = try NumberStore(mirror: mirror).numbers()
    var bases: [String: Int32] = [:]
    let files = Dictionary(uniqueKeysWithValues: selection.files.map { ($0.source.path, $0) })
    for file in selection.files {
      bases[file.source.path] = numbers.first(for: file.source.path, count: file.mutants.count)
    }
    try NumberStore(mirror: mirror).save(numbers)

    let store = FormStore(mirror: mirror)
    let key = try formKey()
    var attempts = 0
    let outcome = try await InstrumentedBuild(mirror: mirror, model: model, runtime: runtime, options: options.build)
      .run(paths: files.keys.sorted(), forms: try store.forms(for: key)) { path, forms in
        guard let file = files[path], let base = bases[path] else {
          throw MirrorError.unreadable(path: path, reason: "it has no faults and is not instrumented")
        }
        return file.instrumenter.instrument(file.source, mutants: file.mutants, base: base, forms: forms)
      } progress: { attempt, dropped in
        attempts = attempt
        events(.building(attempt: attempt, dropped: dropped))
      }
    switch outcome {
    case .failed(_, let log): return .failure(.cannotInstrument(log: log))
    case .built(let executable, let forms):
      try store.save(forms, for: key)
      return .success(
        Product(
          executable: TestExecutable(
            path: executable, workingFolder: mirror.root, environment: options.build.environment,
            isolation: isolation),
          numbers: switches(bases: bases, forms: forms), capacity: numbers.next, attempts: attempts))
    }
  }

  /// The numbers of the faults that are compiled in.
  private func switches(bases: [String: Int32], forms: [String: Form]) -> [String: Int32] {
    var switches: [String: Int32] = [:]
    for file in selection.files {
      guard let base = bases[file.source.path] else { continue }
      let compiled = Set(
        file.instrumenter.instrument(file.source, mutants: file.mutants, base: base, forms: forms).compiled)
      for (index, mutant) in file.mutants.enumerated() where compiled.contains(mutant.fault.id) {
        switches[mutant.fault.id] = base + Int32(index)
      }
    }
    return switches
  }

  /// What the compile filter's findings hold for.
  private func formKey() throws -> String {
    var sources = try FormStore.sources(of: model, in: mirror)
    for file in selection.files { sources["faults of " + file.source.path] = file.mutants.map(\.fault.id).joined() }
    return FormStore.key(
      sources: sources, toolchain: toolchain, options: options.build, tool: try FormStore.runningTool())
  }

  /// The tests to measure, and the ones that stand in the source and can't be run.
  func tests(in product: Product) async throws -> (selected: [DiscoveredTest], unlisted: [Check]) {
    let found = try await Discovery(mirror: mirror, model: model, options: options).tests(in: product.executable)
    guard !found.tests.isEmpty else { throw RunError.noTests }
    guard let pattern = options.tests else { return (found.tests, found.unlisted) }
    let expression: Regex<AnyRegexOutput>
    do {
      expression = try Regex(pattern)
    } catch {
      throw RunError.badTestPattern(pattern, problem: "\(error)")
    }
    let selected = found.tests.filter { $0.id.contains(expression) }
    guard !selected.isEmpty else { throw RunError.noSelectedTests(pattern: pattern, of: found.tests.count) }
    return (selected, found.unlisted.filter { $0.id.contains(expression) })
  }
}

/// Keeps the faults' numbers beside the mirror.
private struct NumberStore {
  let path: String

  init(mirror: Mirror) {
    path = mirror.folder + "/numbers.json"
  }

  /// The numbers of the run before; none where there was none.
  func numbers() throws -> FaultNumbers {
    guard FileManager.default.fileExists(atPath: path) else { return FaultNumbers() }
    do {
      return try JSONDecoder().decode(FaultNumbers.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw MirrorError.brokenRecord(path: path, reason: "\(error)")
    }
  }

  func save(_ numbers: FaultNumbers) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      try encoder.encode(numbers).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw MirrorError.unwritable(path: path, reason: Files.reason(of: error))
    }
  }
}
