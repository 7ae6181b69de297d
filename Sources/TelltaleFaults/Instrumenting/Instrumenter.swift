import Telltale

/// Compiles all mutants of a file in, each behind a switch.
package struct Instrumenter: Sendable {
  private let finder: FaultFinder

  /// An instrumenter for the mutants that `finder` finds.
  package init(finder: FaultFinder) {
    self.finder = finder
  }

  /// The file with its mutants compiled in.
  ///
  /// - Parameters:
  ///   - mutants: All that the finder finds in the file. The ignored and excluded ones are left out, and keep
  ///     their numbers.
  ///   - base: The number of the first mutant.
  ///   - forms: By fault id, where the strongest form that the site can have does not compile.
  package func instrument(
    _ file: SourceFile, mutants: [Mutant], base: Int32, forms: [String: Form] = [:]
  ) -> InstrumentedFile {
    let parsed = ParsedFile(file, operators: finder.package.table)
    let sites = finder.sites(in: parsed)
    let context = SiteContext(package: finder.package, text: Array(file.text.utf8))
    let ids = mutants.map(\.fault.id)
    precondition(
      ids.count == sites.reduce(0) { $0 + $1.edits.count },
      "the mutants of \(file.path) are not the ones that its finder finds")

    var assembly = TextAssembly(text: context.text)
    var instrumented: [InstrumentedSite] = []
    var next = 0
    for (index, site) in sites.enumerated() {
      let own = next..<next + site.edits.count
      next = own.upperBound
      func form(_ position: Int) -> Form {
        let mutant = mutants[own.lowerBound + position]
        if mutant.fault.status == .ignored || mutant.exclusion != nil { return .dropped }
        return min(forms[mutant.fault.id] ?? .call, site.rewrite.strongest)
      }
      let live = site.edits.indices.filter { form($0) != .dropped }
      guard let weakest = live.map(form).min() else { continue }
      let numbered = NumberedSite(
        first: base + Int32(own.lowerBound), live: live, form: weakest, edits: site.edits)
      let (edits, unwritable) = site.rewrite.edits(for: numbered, in: context)
      let compiled = live.filter { !unwritable.contains($0) }
      guard !edits.isEmpty else { continue }
      for edit in edits { assembly.add(edit, site: index) }
      instrumented.append(
        InstrumentedSite(
          index: index, range: site.range,
          faults: Dictionary(uniqueKeysWithValues: compiled.map { ($0, ids[own.lowerBound + $0]) }),
          isBody: site.rewrite.isBody, weaker: site.rewrite.weaker(than: weakest)))
    }
    return InstrumentedFile(
      assembly: assembly, sites: instrumented, scopes: ScopeRanges(parsed.tree),
      groups: ClosureGroups(sites, of: mutants).groups)
  }
}

extension Rewrite {
  /// The changes of the source, and the indices of the faults that this form can't write.
  fileprivate func edits(
    for numbered: NumberedSite, in context: SiteContext
  ) -> (edits: [TextEdit], unwritable: [Int]) {
    switch (self, numbered.form) {
    case (.comparison(let rewrite), .call): (rewrite.edits(for: numbered), [])
    case (.comparison(let rewrite), _):
      choiceEdits(for: numbered, range: rewrite.site.range, effect: rewrite.effect, text: context.slice)
    case (.value(let rewrite), _): (rewrite.edits(for: numbered), [])
    case (.connector(let rewrite), _): (rewrite.edits(for: numbered), [])
    case (.alternatives(let rewrite), _):
      choiceEdits(for: numbered, range: rewrite.range, effect: .any, text: context.slice)
    case (.body(let rewrite), _): (rewrite.edits(for: numbered), [])
    case (.insertion(let rewrite), _): (rewrite.edits(for: numbered), [])
    case (.calls(let rewrite), _): rewrite.edits(for: numbered, text: context.slice)
    }
  }
}
