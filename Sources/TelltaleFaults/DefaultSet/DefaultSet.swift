import SwiftSyntax

/// Decides which mutants of a file are left out unless they are asked for.
struct DefaultSet {
  let context: SiteContext
  let lines: LineTable

  /// For each edit of each site, why it is left out; nil where it is not.
  func exclusions(of sites: [Site]) -> [[Exclusion?]] {
    var exclusions = sites.map { site in
      let quiet = QuietPlaces.exclusion(of: site) ?? EndlessWait.exclusion(of: site)
      return site.edits.map { edit in
        quiet ?? QuietPlaces.exclusion(of: edit, of: site) ?? EqualMutants(context: context, site: site).exclusion(
          of: edit)
          ?? EndlessMutants(site: site).exclusion(of: edit)
      }
    }
    excludeSameEdits(sites, &exclusions)
    for (index, site) in sites.enumerated() { excludeWeaker(site, &exclusions[index]) }
    excludeCrowded(sites, &exclusions)
    return exclusions
  }

  /// Of the edits with the same text in the same place, the one of the operator that is listed first stays.
  private func excludeSameEdits(_ sites: [Site], _ exclusions: inout [[Exclusion?]]) {
    struct Key: Hashable {
      var range: Range<Int>
      var replacement: String
    }
    var kept: [Key: (site: Int, edit: Int)] = [:]
    for (index, site) in sites.enumerated() {
      for (position, edit) in site.edits.enumerated() where exclusions[index][position] == nil {
        let key = Key(range: edit.range, replacement: edit.replacement)
        if let other = kept[key] {
          if sites[other.site].rank <= site.rank {
            exclusions[index][position] = .sameEdit
            continue
          }
          exclusions[other.site][other.edit] = .sameEdit
        }
        kept[key] = (index, position)
      }
    }
  }

  /// Leaves out what hardly any test tells from the other mutants of the same site, where one of those stays.
  private func excludeWeaker(_ site: Site, _ exclusions: inout [Exclusion?]) {
    let staying = site.edits.indices.filter { exclusions[$0] == nil }
    switch site.operator {
    case "relational":
      let constant = staying.filter { Bool(site.edits[$0].replacement) != nil }
      let decidesLoop = site.node.as(InfixOperatorExprSyntax.self).map { ExprSyntax($0).isLoopCondition } ?? false
      if constant.count < staying.count, !decidesLoop {
        for edit in constant { exclusions[edit] = .comparedConstant }
      }
    case "return-value":
      for edit in staying.dropFirst() where !site.edits[edit].givesConstant { exclusions[edit] = .secondValue }
    default: break
    }
  }

  /// Keeps the first edit of every site of a line, then the second ones, until there are enough.
  private func excludeCrowded(_ sites: [Site], _ exclusions: inout [[Exclusion?]]) {
    var candidates: [Int: [(turn: Int, site: Int, edit: Int)]] = [:]
    for (index, site) in sites.enumerated() {
      var turn = 0
      for (position, edit) in site.edits.enumerated() where exclusions[index][position] == nil {
        let line = lines.position(of: edit.range.lowerBound).line
        candidates[line, default: []].append((turn, index, position))
        turn += 1
      }
    }
    for all in candidates.values where all.count > Exclusion.perLine {
      for candidate in all.sorted(by: { ($0.turn, $0.site) < ($1.turn, $1.site) }).dropFirst(Exclusion.perLine) {
        exclusions[candidate.site][candidate.edit] = .crowdedLine
      }
    }
  }
}
