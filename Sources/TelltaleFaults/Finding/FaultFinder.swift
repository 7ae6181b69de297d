import SwiftSyntax
import Telltale

/// Finds the mutants of source files.
package struct FaultFinder: Sendable {
  let operators: [MutationOperator]
  let conditions: BuildConditions
  let package: DeclaredOperators
  /// Whether the mutants outside the default set are excluded.
  let isSelective: Bool

  /// A finder for one package.
  ///
  /// - Parameters:
  ///   - operators: In the catalogue's order.
  ///   - conditions: What `#if` sees: code that is not certain to be compiled has no mutants.
  ///   - packageOperators: A scan of all the package's files.
  ///   - isSelective: Whether mutants that are redundant, quiet or too many in a line are excluded.
  package init(
    operators: [MutationOperator], conditions: BuildConditions, packageOperators: DeclaredOperators,
    isSelective: Bool = false
  ) {
    self.operators = operators
    self.conditions = conditions
    package = packageOperators
    self.isSelective = isSelective
  }

  /// The mutants of a file in the order of its text; those that the source asks to leave out are `ignored`, and a
  /// selective finder says of those that are not in the default set why they are not.
  package func mutants(in file: SourceFile) -> [Mutant] {
    let parsed = ParsedFile(file, operators: package.table)
    let ignores = IgnoreComments(parsed, operators: MutationOperators.all.map(\.name))
    let context = SiteContext(package: package, text: Array(file.text.utf8))
    var counts: [String: Int] = [:]
    let sites = sites(in: parsed)
    let exclusions = isSelective ? DefaultSet(context: context, lines: parsed.lines).exclusions(of: sites) : nil
    return sites.enumerated().flatMap { index, site in
      site.edits.enumerated().map { position, edit in
        let place = "\(file.path)#\(site.declaration)#\(site.operator)"
        counts[place, default: 0] += 1
        let (line, column) = parsed.lines.position(of: edit.range.lowerBound)
        let isIgnored = ignores.ignores(site.operator, at: edit.range.lowerBound)
        return Mutant(
          fault: Fault(
            id: "\(place)#\(counts[place, default: 0])", kind: .mutant, operator: site.operator, file: file.path,
            line: line, column: column, original: context.slice(edit.range), replacement: edit.replacement,
            status: isIgnored ? .ignored : .pending),
          range: edit.range, exclusion: exclusions?[index][position])
      }
    }
  }

  /// The sites of a file in the order of their starts, the outer ones first.
  func sites(in parsed: ParsedFile) -> [Site] {
    guard !GeneratedFiles.isGenerated(parsed.source.text) else { return [] }
    let collector = SiteCollector(
      operators: operators, conditions: conditions,
      context: SiteContext(package: package, text: Array(parsed.source.text.utf8)))
    collector.walk(parsed.tree)
    return collector.sites.sorted()
  }
}
