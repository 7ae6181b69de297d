import TelltaleFaults

/// The sources of a package with faults in them, as they are to be built first.
struct Instrumentation: Sendable {
  /// The files that have faults, and the number of the first one in each.
  struct Sources: Sendable {
    var files: [String: FaultSelection.File]
    var bases: [String: Int32]

    /// A file with its faults in these forms.
    func instrumented(_ path: String, in forms: [String: Form]) throws -> InstrumentedFile {
      guard let file = files[path], let base = bases[path] else {
        throw MirrorError.unreadable(path: path, reason: "it has no faults and is not instrumented")
      }
      return file.instrumenter.instrument(file.source, mutants: file.mutants, base: base, forms: forms)
    }
  }

  var sources: Sources
  /// One more than the highest number of a fault.
  var capacity: Int32
  /// What the forms that are found out hold for.
  var formKey: String
  var forms: [String: Form]
  /// By path.
  var files: [String: InstrumentedFile]
}
