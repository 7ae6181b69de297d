/// The relations, and what each becomes: the sets of Kaminski, Ammann and Offutt.
///
/// A test that separates all three faults of a relation separates every other exchange of it too. The runtime holds
/// the same table; their order is that of the fault numbers.
enum Comparison: String, CaseIterable, Sendable {
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="

  /// The two relations that replace it.
  var relations: [Comparison] {
    switch self {
    case .less: [.lessOrEqual, .notEqual]
    case .lessOrEqual: [.less, .equal]
    case .greater: [.greaterOrEqual, .notEqual]
    case .greaterOrEqual: [.greater, .equal]
    case .equal: [.lessOrEqual, .greaterOrEqual]
    case .notEqual: [.less, .greater]
    }
  }

  /// The constant that replaces it.
  var constant: Bool {
    switch self {
    case .less, .greater, .equal: false
    case .lessOrEqual, .greaterOrEqual, .notEqual: true
    }
  }

  /// The runtime's function for it.
  var function: String {
    switch self {
    case .less: "__telltale_lt"
    case .lessOrEqual: "__telltale_le"
    case .greater: "__telltale_gt"
    case .greaterOrEqual: "__telltale_ge"
    case .equal: "__telltale_eq"
    case .notEqual: "__telltale_ne"
    }
  }

  /// The site of this relation with all three faults.
  func draft(_ site: BinarySite, tuples: Bool, in context: SiteContext) -> SiteDraft {
    let edits =
      relations.map { SiteDraft.Edit(range: site.symbol, replacement: $0.rawValue) }
      + [SiteDraft.Edit(range: site.range, replacement: "\(constant)")]
    let own = ([self] + relations).map(\.rawValue)
    let overloaded = own.contains { context.package.overloaded.contains($0) }
    return SiteDraft(
      range: site.range, edits: edits,
      rewrite: .comparison(
        ComparisonRewrite(
          site: site, comparison: self, effect: context.effect(of: site, symbol: rawValue),
          strongest: overloaded || tuples ? .choice : .call)))
  }
}

extension SiteContext {
  /// What leaving out the whole expression leaves out.
  func effect(of site: BinarySite, symbol: String) -> Effect {
    max(site.leftEffect, site.rightEffect, package.effects.effect(ofOperator: symbol))
  }
}
