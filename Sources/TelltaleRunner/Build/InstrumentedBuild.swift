package import TelltaleFaults

/// Builds the instrumented package, leaving out the mutants that do not compile.
package struct InstrumentedBuild: Sendable {
  package var build: PackageBuild
  package var model: PackageModel
  package var runtime: RuntimeLibrary

  package init(
    mirror: Mirror, model: PackageModel, runtime: RuntimeLibrary, options: RunOptions.Build, tellsLines: Bool = false
  ) {
    build = PackageBuild(
      mirror: mirror, options: options, runtime: runtime, keepsGoing: true, tellsLines: tellsLines)
    self.model = model
    self.runtime = runtime
  }

  package enum Outcome: Sendable {
    /// The test executable, and the forms of the mutants that are not compiled in their strongest form.
    case built(executable: String, forms: [String: Form])
    /// The errors are not due to any mutant. Where the plain package builds, the runtime or the rewriting is at fault.
    case failed(diagnostics: [Diagnostic], log: String)
  }

  /// Writes the instrumented files and builds, again and again with weaker forms until it builds.
  ///
  /// - Parameters:
  ///   - files: The files that have mutants, instrumented in these forms.
  ///   - forms: What an earlier run found out for the same sources.
  ///   - instrument: Makes the instrumented file of a path with other forms.
  ///   - progress: Is told before each build: which attempt it is, from 1, and how many mutants are left out so far.
  package func run(
    _ files: [String: InstrumentedFile], forms: [String: Form] = [:],
    instrument: (_ path: String, _ forms: [String: Form]) throws -> InstrumentedFile,
    progress: (_ attempt: Int, _ dropped: Int) -> Void = { _, _ in }
  ) async throws -> Outcome {
    let filter = CompileFilter(model: model)
    var (files, forms) = (files, forms)
    var attempt = 0
    while true {
      attempt += 1
      try build.mirror.write(files.mapValues { runtime.modules.naming($0.text) })
      progress(attempt, forms.values.count { $0 == .dropped })
      switch try await build.build(packageName: model.name) {
      case .built(let executable):
        return .built(executable: executable, forms: forms)
      case .failed(let diagnostics, let log):
        switch filter.refine(diagnostics, files: files, forms: forms) {
        case .notOurs: return .failed(diagnostics: diagnostics, log: log)
        case .weakened(let weaker):
          for (path, file) in files where file.compiled.contains(where: { weaker[$0] != forms[$0] }) {
            files[path] = try instrument(path, weaker)
          }
          forms = weaker
        }
      }
    }
  }
}
