package import TelltaleFaults

/// A file whose mutants may be why it does not compile.
package protocol SuspectFile {
  /// The ids of the mutants that are compiled in.
  var compiled: [String] { get }
  /// The ids of the mutants that an error at this place may be due to, the likeliest only.
  func suspects(line: Int, column: Int) -> [String]
  /// The form to try for a mutant whose present one does not compile.
  func weakerForm(of id: String) -> Form
  /// The other mutants of its operator in the innermost closure of several statements around a mutant, those among
  /// them that are compiled in no more.
  func companions(of id: String) -> [String]
}

extension InstrumentedFile: SuspectFile {}

/// Decides from the compiler's errors which mutants are compiled in another form, or not at all; pure.
///
/// Each round weakens at least one mutant or ends, so that the rounds end.
package struct CompileFilter: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    /// The forms to try next.
    case weakened([String: Form])
    /// No mutant is left that these errors could be due to.
    case notOurs([Diagnostic])
  }

  /// How far an error may be from the mutant that causes it; the nearer ones come first.
  private enum Distance: CaseIterable {
    /// In the code around the place, or around one that the error's notes name.
    case file
    /// Anywhere in the module that the error is in.
    case module
    /// In a module that this one depends on.
    case dependencies
  }

  package var model: PackageModel

  package init(model: PackageModel) {
    self.model = model
  }

  /// The next forms after a build that failed.
  ///
  /// - Parameters:
  ///   - diagnostics: What the build said; only errors count.
  ///   - files: The instrumented files by path, as they were built.
  ///   - forms: The forms that they were built with, by fault id; the strongest for those that are not there.
  package func refine(
    _ diagnostics: [Diagnostic], files: [String: some SuspectFile], forms: [String: Form]
  ) -> Outcome {
    let errors = diagnostics.filter { $0.severity == .error }
    for distance in Distance.allCases {
      var next = forms
      for error in errors {
        for (path, suspects) in suspects(of: error, at: distance, in: files) {
          guard let file = files[path] else { continue }
          for id in suspects { next[id] = weaker(id, forms[id], in: file) }
          for id in suspects { follow(id, beside: suspects, in: file, forms, &next) }
        }
      }
      if next != forms { return .weakened(next) }
    }
    return .notOurs(errors)
  }

  private func weaker(_ id: String, _ form: Form?, in file: some SuspectFile) -> Form {
    let weaker = file.weakerForm(of: id)
    return weaker < form ?? .call ? weaker : .dropped
  }

  /// Of the statements of a closure, the compiler names the first that does not compile, and the others come one in each
  /// build. So where a second one is found, all of its operator go the way of the one before.
  private func follow(
    _ id: String, beside suspects: [String], in file: some SuspectFile, _ forms: [String: Form],
    _ next: inout [String: Form]
  ) {
    let companions = file.companions(of: id).filter { !suspects.contains($0) }
    guard let fate = companions.compactMap({ forms[$0] }).max() else { return }
    next[id] = min(next[id] ?? .call, fate)
    for companion in companions where forms[companion] == nil {
      next[companion] = min(next[companion] ?? .call, min(weaker(companion, nil, in: file), fate))
    }
  }

  private func suspects(
    of error: Diagnostic, at distance: Distance, in files: [String: some SuspectFile]
  ) -> [(path: String, ids: [String])] {
    switch distance {
    case .file:
      for place in [error] + error.notes {
        guard let path = place.file, let file = files[path] else { continue }
        let ids = place.line > 0 ? file.suspects(line: place.line, column: max(place.column, 1)) : file.compiled
        if !ids.isEmpty { return [(path, ids)] }
      }
      return []
    case .module:
      return targets(of: error).flatMap { compiled(in: $0, files) }
    case .dependencies:
      let names = Set(targets(of: error).flatMap { model.closure(of: $0.name) })
      return model.targets.filter { names.contains($0.name) }.flatMap { compiled(in: $0, files) }
    }
  }

  /// The targets that an error is in; by its path, where no target lists the file (it is generated, say).
  private func targets(of error: Diagnostic) -> [PackageModel.Target] {
    for file in [error.file] + error.notes.map(\.file) {
      guard let file else { continue }
      let listing = model.targets.filter { $0.sources.contains(file) }
      if !listing.isEmpty { return listing }
      let built = model.targets.filter { target in
        file.contains("/\(target.name).build/") || file.contains("/outputs/") && file.contains("/\(target.name)/")
      }
      if !built.isEmpty { return built }
    }
    // A macro's expansion names its module only in a mangled name, as its length and its text.
    return model.targets.filter { target in
      error.file?.contains("\(target.name.utf8.count)\(target.name)") == true
    }
  }

  private func compiled(
    in target: PackageModel.Target, _ files: [String: some SuspectFile]
  ) -> [(path: String, ids: [String])] {
    target.sources.compactMap { path in
      guard let ids = files[path]?.compiled, !ids.isEmpty else { return nil }
      return (path, ids)
    }
  }
}
