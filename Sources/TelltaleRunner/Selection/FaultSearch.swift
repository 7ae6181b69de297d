package import TelltaleFaults

/// Finds the faults of a package's own targets, each file with what its target's `#if` conditions see.
package struct FaultSearch: Sendable {
  private let finders: [String: FaultFinder]
  private let sources: [SourceFile]

  /// A search over the sources of a package.
  ///
  /// - Parameters:
  ///   - read: Gives the user's text of a file, by its path relative to the package.
  package init(
    model: PackageModel, toolchain: Toolchain, options: RunOptions, read: (_ path: String) throws -> String
  ) throws {
    var sources: [String: SourceFile] = [:]
    for path in Set(model.targets.filter(\.isSwift).flatMap(\.sources)) {
      sources[path] = SourceFile(path: path, text: try read(path))
    }
    // Operators are declared anywhere in the package, tests apart: a test can't change what an operator of the
    // library means.
    let declared = DeclaredOperators(
      scanning: model.mutatedTargets.flatMap(\.sources).sorted().compactMap { sources[$0] })
    let operators = try options.operators.resolved()
    var finders: [String: FaultFinder] = [:]
    for target in model.mutatedTargets {
      let finder = FaultFinder(
        operators: operators, conditions: target.settings.buildConditions(toolchain),
        packageOperators: declared, isSelective: options.operators == .standard)
      for path in target.sources
      where FaultSelection.selects(path, files: options.files, exclude: options.exclude) {
        finders[path] = finder
      }
    }
    self.finders = finders
    self.sources = finders.keys.sorted().compactMap { sources[$0] }
  }

  /// How many files are searched.
  package var fileCount: Int { sources.count }

  /// The faults of each file; the files that have none are left out.
  ///
  /// - Parameter slots: How many files are searched at once.
  package func files(slots: Int) async throws -> [FaultSelection.File] {
    let files = try await sources.concurrentMap(slots: slots) { source -> FaultSelection.File? in
      guard let finder = finders[source.path] else { return nil }
      let mutants = finder.mutants(in: source)
      return mutants.isEmpty
        ? nil : FaultSelection.File(source: source, mutants: mutants, instrumenter: Instrumenter(finder: finder))
    }
    return files.compactMap(\.self)
  }
}

extension RunOptions.Operators {
  /// The operators of this choice, in the catalogue's order.
  package func resolved() throws -> [MutationOperator] {
    switch self {
    case .standard: MutationOperators.standard
    case .all: MutationOperators.all
    case .named(let names): try MutationOperators.named(names)
    }
  }
}
