public import Telltale
internal import XCTest

/// Fails the test, with cause and remedy, unless a contrast is separating.
@discardableResult
public func expectSeparating<Output>(
  _ contrast: Contrast<Output>, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  report(contrast.finding, file: file, line: line)
}

/// Fails the test, with cause and remedy, for each contrast of a table that is not separating.
@discardableResult
public func expectSeparating(_ contrasts: Contrasts, file: StaticString = #filePath, line: UInt = #line) -> Bool {
  contrasts.reduce(true) { report($1.finding, file: file, line: line) && $0 }
}

/// Runs a check on the correct version and on each of several faulty ones, and fails the test for each that it does not
/// separate.
///
/// The check asks `Version.current` which version it is to look at.
///
/// ```swift
/// expectSeparating("fee at the limit", against: ["charges-at-the-limit"]) {
///   try Version.current.choose(correct: fee, faulty: ["charges-at-the-limit": strictFee])(50) == 0
/// }
/// ```
@discardableResult
public func expectSeparating(
  _ label: String, against versions: [String], file: StaticString = #filePath, line: UInt = #line,
  check: () throws -> Bool
) -> Bool {
  expectSeparating(contrasts(label, against: versions, check: check), file: file, line: line)
}

/// Fails the test for each field that is stale, missing or leftover, with cause and remedy.
@discardableResult
public func expectAgreement(_ agreements: Agreements, file: StaticString = #filePath, line: UInt = #line) -> Bool {
  agreements.reduce(true) { report($1.finding, file: file, line: line) && $0 }
}

/// Fails the test, with what was spent and where the budget came from, where a budget does not cover the work.
@discardableResult
public func expectWithin(
  _ budget: WorkBudget, spent: Int, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  report(budget.answer(spent) == .pass ? nil : budget.report(spent), file: file, line: line)
}

/// Fails the test, with what may hold it, where an object is still alive.
@discardableResult
public func expectReleased(_ release: Release, file: StaticString = #filePath, line: UInt = #line) -> Bool {
  report(release.isReleased ? nil : release.description, file: file, line: line)
}

private func report(_ finding: String?, file: StaticString, line: UInt) -> Bool {
  guard let finding else { return true }
  XCTFail(finding, file: file, line: line)
  return false
}
