/// Why a mutant is not in the default set: asked for by name, or with all operators, it is made all the same.
package enum Exclusion: String, Sendable, Hashable, CaseIterable {
  // Quiet: what tests have no reason to look at.
  case logging, description, assertion, upkeep
  // Equal to another mutant, or to the original, whatever the input.
  case sameEdit, countBoundary, unitStep, connectorOperand, comparedCondition, negatedCondition, comparedValue,
    severalConditions
  case onlyStatement, skippedWhile
  // Told from another mutant by hardly any test.
  case comparedConstant, secondValue
  // Seen by a limit and nothing else.
  case endlessLoop, endlessIteration, endlessWait
  // Enough of the same line.
  case crowdedLine

  /// How many mutants a line may have.
  package static let perLine = 5

  /// What is left out, and why.
  package var reason: String {
    switch self {
    case .logging:
      "in calls that print or log, and in conditions of nothing else: what a log says is seldom part of what a test "
        + "checks"
    case .description:
      "in `description`, `debugDescription`, `customMirror` and `hash(into:)`: texts for people, and hashes that may "
        + "collide without being wrong"
    case .assertion:
      "an assertion or precondition left out or made to hold always, the package's own by their names: only a test that "
        + "expects the crash could tell"
    case .upkeep:
      "calls left out that are there for speed, memory or time only (`reserveCapacity`, `deallocate`, `sleep`)"
    case .sameEdit: "an edit that another operator makes of the same source"
    case .countBoundary:
      "`count > 0` as `count != 0`, `count == 0` as `count <= 0`, `count >= 0` as `true`: a count is never negative"
    case .unitStep: "`i < end` as `i != end` in a loop that moves `i` by one step: it stops at the same place"
    case .connectorOperand:
      "an operand of `&&` or `||` made constant: equal to the connector without it, or to the connector made constant"
    case .comparedCondition:
      "a condition forced that is a comparison or a connector: their own mutants are told apart by fewer inputs"
    case .negatedCondition:
      "a whole condition no longer negated: whoever sees it forced either way sees this too"
    case .comparedValue:
      "a body that is one comparison or connector giving back a constant: equal to a mutant of the comparison, or seen "
        + "by whoever sees those"
    case .severalConditions: "a second condition of the same list failing: equal to the first one failing"
    case .onlyStatement:
      "the only statement of a body, branch, loop or `defer` left out: equal to the body emptied, the condition "
        + "failing, the loop skipped or the `defer` left out"
    case .skippedWhile: "a `while` loop skipped in two ways: by its condition and by its body"
    case .comparedConstant:
      "`<`, `<=`, `>` or `>=` made constant, but where a loop hangs on it: on eight packages it went unseen at 7 of 233 "
        + "comparisons whose other two mutants were seen, and there the branch that is not taken shows it"
    case .secondValue:
      "a number or text that a body gives back as well (`1` beside `0`): on eight packages one was seen and the other not "
        + "in 2 of 164 bodies"
    case .endlessLoop:
      "a loop that would never end: `while` forced to go on, its only step on a way left out, `break` as `continue` in "
        + "`while true`, its only way out shut"
    case .endlessIteration:
      "an iteration that would never end: `next()` without the only change of its state or its only way to nil, "
        + "`index(after:)` that never gives back `endIndex`, indices that are never equal"
    case .endlessWait:
      "one half of what others wait on left out (the `lock` or `unlock` of a lock, the `signal` of a semaphore, the "
        + "`leave` of a group, the `resume` of a continuation): whoever waits does for ever, and only the clock could tell"
    case .crowdedLine: "more than \(Self.perLine) mutants in a line: the first ones of each place are kept, in turns"
    }
  }
}
