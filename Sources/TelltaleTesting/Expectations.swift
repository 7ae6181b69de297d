public import Telltale
public import Testing

/// Records an issue, with cause and remedy, unless a contrast is separating.
@discardableResult
public func expectSeparating<Output>(
  _ contrast: Contrast<Output>, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  report(contrast.finding, at: sourceLocation)
}

/// Records an issue, with cause and remedy, for each contrast of a table that is not separating.
@discardableResult
public func expectSeparating(_ contrasts: Contrasts, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
  contrasts.reduce(true) { report($1.finding, at: sourceLocation) && $0 }
}

/// Records an issue for each field that is stale, missing or leftover, with cause and remedy.
@discardableResult
public func expectAgreement(_ agreements: Agreements, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
  agreements.reduce(true) { report($1.finding, at: sourceLocation) && $0 }
}

/// Records an issue, with what was spent and where the budget came from, where a budget does not cover the work.
@discardableResult
public func expectWithin(
  _ budget: WorkBudget, spent: Int, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  report(budget.answer(spent) == .pass ? nil : budget.report(spent), at: sourceLocation)
}

/// Records an issue, with what may hold it, where an object is still alive.
@discardableResult
public func expectReleased(_ release: Release, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
  report(release.isReleased ? nil : release.description, at: sourceLocation)
}

private func report(_ finding: String?, at sourceLocation: SourceLocation) -> Bool {
  guard let finding else { return true }
  Issue.record("\(finding)", sourceLocation: sourceLocation)
  return false
}
