package import Telltale
package import TelltaleFaults

/// The faults of a package that a run is to measure.
package struct FaultSelection: Sendable {
  /// A source file with all faults found in it, in the order of the source.
  package struct File: Sendable {
    package var source: SourceFile
    package var mutants: [Mutant]
    /// What compiles them in.
    package var instrumenter: Instrumenter

    package init(source: SourceFile, mutants: [Mutant], instrumenter: Instrumenter) {
      self.source = source
      self.mutants = mutants
      self.instrumenter = instrumenter
    }
  }

  /// The selected files that have faults.
  package var files: [File]
  /// The ids of the faults drawn by `--sample`; nil when all are.
  package var sampled: Set<String>?

  /// All faults of the files, or a sample of those that the source does not ask to leave out.
  package init(files: [File], sample: Int?, seed: UInt64) {
    self.files = files.filter { !$0.mutants.isEmpty }.sorted { $0.source.path < $1.source.path }
    sampled = sample.map { count in
      let candidates = self.faults(sampled: nil).filter { $0.status != .ignored }.map(\.id)
      return Set(candidates.sampled(count, seed: seed))
    }
  }

  /// The faults to report, in the order of files and source.
  package var faults: [Fault] { faults(sampled: sampled) }

  private func faults(sampled: Set<String>?) -> [Fault] {
    let all = files.flatMap(\.mutants).filter { $0.exclusion == nil }.map(\.fault)
    guard let sampled else { return all }
    return all.filter { sampled.contains($0.id) }
  }

  /// Whether a file's path is selected by globs: by one of `files` if there are any, and by none of `exclude`.
  package static func selects(_ path: String, files: [String], exclude: [String]) -> Bool {
    (files.isEmpty || files.contains { Glob($0).matches(path) }) && !exclude.contains { Glob($0).matches(path) }
  }
}
