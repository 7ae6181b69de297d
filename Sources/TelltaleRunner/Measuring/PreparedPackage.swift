import Foundation
import Telltale
import TelltaleFaults

/// A package that is mirrored, understood and searched for faults, ready to be built.
struct PreparedPackage: Sendable {
  let place: RunPlace
  let model: PackageModel
  let selection: FaultSelection
  /// The names of the operators used, sorted.
  let operators: [String]
  /// How many files were searched for faults.
  let searchedFiles: Int

  var options: RunOptions { place.options }
  var toolchain: Toolchain { place.toolchain }
  var mirror: Mirror { place.mirror }
  var isolation: Isolation { place.isolation }

  /// Searches a mirrored package.
  init(_ model: PackageModel, in place: RunPlace) async throws {
    self.place = place
    self.model = model
    let (options, mirror) = (place.options, place.mirror)
    guard !model.mutatedTargets.isEmpty else { throw RunError.noTargets(package: model.name) }
    operators = try options.operators.resolved().map(\.name).sorted()
    let search = try FaultSearch(model: model, toolchain: place.toolchain, options: options) {
      try mirror.originalText($0)
    }
    searchedFiles = search.fileCount
    selection = FaultSelection(
      files: try await search.files(slots: options.slots), sample: options.sample, seed: options.seed)
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
    _ instrumentation: Instrumentation, with original: OriginalPackage, clock: inout PhaseClock,
    events: @escaping MutationRun.Events
  ) async throws -> Product {
    // No build keeps several cores busy to its end. One job means one thing at a time.
    let isAlone = options.jobs == 1
    if isAlone { try await place.prepare(.observer, of: original.library) }
    let wasLinkable = try original.library.has(.observer)
    async let beside: Void = isAlone ? () : prepareTests(of: original)
    var instrumented = try await buildInstrumented(
      instrumentation, linkedWith: original.library, events: events)
    clock.ends("build")
    await original.tell { events(.buildingOriginal) }
    try await beside
    if isAlone { try await original.build() }
    if !wasLinkable, case .failure = instrumented {
      // It may have come to linking before there was all that its tests are linked with.
      instrumented = try await buildInstrumented(instrumentation, linkedWith: original.library, events: events)
    }
    clock.ends("plainBuild")
    return try instrumented.get()
  }

  /// Lines are told of runs that were stopped, and to those who ask.
  private var tellsLines: Bool { options.isVerbose }

  /// Makes what the tests are linked with and held against.
  private func prepareTests(of original: OriginalPackage) async throws {
    try await place.prepare(.observer, of: original.library)
    async let testing: Void = original.library.readTesting(
      in: mirror, options: options.build, debugFlags: PackageBuild.debugFlags(tellsLines: tellsLines))
    try await original.build()
    try await testing
  }

  /// Puts all faults into the sources, in the forms that an earlier run found to compile.
  func instrumented() async throws -> Instrumentation {
    var numbers = try NumberStore(mirror: mirror).numbers()
    var bases: [String: Int32] = [:]
    for file in selection.files {
      bases[file.source.path] = numbers.first(for: file.source.path, count: file.mutants.count)
    }
    try NumberStore(mirror: mirror).save(numbers)
    let key = try formKey()
    let forms = try FormStore(mirror: mirror).forms(for: key)
    let sources = Instrumentation.Sources(
      files: Dictionary(uniqueKeysWithValues: selection.files.map { ($0.source.path, $0) }), bases: bases)
    let files = try await sources.files.keys.sorted().concurrentMap(slots: options.slots) {
      ($0, try sources.instrumented($0, in: forms))
    }
    return Instrumentation(
      sources: sources, capacity: numbers.next, formKey: key, forms: forms,
      files: Dictionary(uniqueKeysWithValues: files))
  }

  private func buildInstrumented(
    _ start: Instrumentation, linkedWith library: RuntimeLibrary, events: MutationRun.Events
  ) async throws -> Result<Product, RunError> {
    var attempts = 0
    let build = InstrumentedBuild(
      mirror: mirror, model: model, runtime: library, options: options.build, tellsLines: tellsLines)
    let outcome = try await build.run(start.files, forms: start.forms, instrument: start.sources.instrumented) {
      attempts = $0
      events(.building(attempt: $0, dropped: $1))
    }
    switch outcome {
    case .failed(_, let log): return .failure(.cannotInstrument(log: log))
    case .built(let executable, let forms):
      try FormStore(mirror: mirror).save(forms, for: start.formKey)
      return .success(
        Product(
          executable: TestExecutable(
            path: executable, workingFolder: mirror.root, environment: options.build.environment,
            isolation: isolation),
          numbers: try switches(start.sources, forms: forms), capacity: start.capacity, attempts: attempts))
    }
  }

  /// The numbers of the faults that are compiled in.
  private func switches(_ sources: Instrumentation.Sources, forms: [String: Form]) throws -> [String: Int32] {
    var switches: [String: Int32] = [:]
    for file in selection.files {
      guard let base = sources.bases[file.source.path] else { continue }
      let compiled = Set(try sources.instrumented(file.source.path, in: forms).compiled)
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
