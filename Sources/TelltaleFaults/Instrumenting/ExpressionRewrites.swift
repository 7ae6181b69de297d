/// `a < b` becomes `__telltale_lt(17, a, b)`.
///
/// Where leaving out the operands could make a difference, the constant is decided before they are evaluated:
/// `(__telltale_skips(19, 1, true) ? false : __telltale_lt(17, a, b))`.
struct ComparisonRewrite: Sendable {
  var site: BinarySite
  var comparison: Comparison
  /// What leaving out the whole comparison leaves out.
  var effect: Effect
  var strongest: Form

  func edits(for numbered: NumberedSite) -> [TextEdit] {
    let guardText = skipGuard(
      numbered.number(2), count: 1, effect: effect, constant: "\(comparison.constant)")
    return argumentEdits(
      of: site, opening: "\(guardText)\(comparison.function)(\(numbered.first), ",
      closing: guardText.isEmpty ? ")" : "))")
  }
}

/// `a == b` becomes `__telltale_bool(17, a == b)`, behind the same guard for both constants.
struct ValueRewrite: Sendable {
  var range: Range<Int>
  var effect: Effect

  func edits(for numbered: NumberedSite) -> [TextEdit] {
    let guardText = skipGuard(
      numbered.first, count: 2, effect: effect, constant: "__telltale_is(\(numbered.first))")
    return [
      .opening(range.lowerBound, "\(guardText)__telltale_bool(\(numbered.first), "),
      .closing(range.upperBound, guardText.isEmpty ? ")" : "))"),
    ]
  }
}

/// `a && b` becomes `__telltale_and(17, 0, a, b)`.
///
/// Where evaluating the left operand could make a difference, the two faults without it leave it out, and the call
/// takes any value for it: `__telltale_and(17, 2, (__telltale_skips(18, 2, true) ? true : f()), b)`.
struct ConnectorRewrite: Sendable {
  var site: BinarySite
  var isConjunction: Bool

  func edits(for numbered: NumberedSite) -> [TextEdit] {
    let function = isConjunction ? "__telltale_and" : "__telltale_or"
    let effects = site.leftEffect.rawValue | site.rightEffect.rawValue << 2
    var edits = argumentEdits(
      of: site, opening: "\(function)(\(numbered.first), \(effects), ", closing: ")")
    let guardText = skipGuard(numbered.number(1), count: 2, effect: site.leftEffect, constant: "true")
    if !guardText.isEmpty {
      edits.append(.opening(site.left.lowerBound, guardText))
      edits.append(.closing(site.left.upperBound, ")"))
    }
    return edits
  }
}

/// A site that only its alternatives can stand for.
struct AlternativesRewrite: Sendable {
  var range: Range<Int>
}

/// The opening of a ternary that leaves out its last part, to be closed by a parenthesis; empty where evaluating that
/// part does nothing.
func skipGuard(_ first: Int32, count: Int32, effect: Effect, constant: String) -> String {
  effect == .none ? "" : "(__telltale_skips(\(first), \(count), \(effect == .any)) ? \(constant) : "
}

/// Makes the operands of an operator the last arguments of a call.
func argumentEdits(of site: BinarySite, opening: String, closing: String) -> [TextEdit] {
  var edits: [TextEdit] = [.opening(site.range.lowerBound, opening)]
  if site.parenthesizeLeft {
    edits.append(.opening(site.left.lowerBound, "("))
    edits.append(.closing(site.left.upperBound, ")"))
  }
  edits.append(.replacing(site.symbol, ","))
  if site.parenthesizeRight {
    edits.append(.opening(site.right.lowerBound, "("))
    edits.append(.closing(site.right.upperBound, ")"))
  }
  edits.append(.closing(site.range.upperBound, closing))
  return edits
}

/// Any site by its alternatives: `__telltale_choose(17, 3, 0, (a < b), 17, (a <= b), 18, (a != b), 19, false)`.
///
/// Each alternative is the edit made by hand, in one line behind the original; one that can't be written in a line is
/// left out, and its index told. Where the value is no condition, `effect` is nil, and the call is `__telltale_pick`, to
/// which no alternative is a constant.
func choiceEdits(
  for numbered: NumberedSite, range: Range<Int>, effect: Effect?, text: (Range<Int>) -> String
) -> (edits: [TextEdit], unwritable: [Int]) {
  var alternatives: [(index: Int, text: String)] = []
  var unwritable: [Int] = []
  for index in numbered.live {
    let whole = numbered.edits[index].applied(to: range, text: text)
    if let line = OneLine.text(of: whole) { alternatives.append((index, line)) } else { unwritable.append(index) }
  }
  guard let first = alternatives.first, let last = alternatives.last else { return ([], unwritable) }
  var constants: Int32 = 0
  for (position, alternative) in alternatives.enumerated() where effect != .any {
    switch alternative.text {
    case "false": constants |= 2 << (2 * Int32(position))
    case "true": constants |= 3 << (2 * Int32(position))
    default: break
    }
  }
  let start = numbered.number(first.index)
  let count = numbered.number(last.index) - start + 1
  let head = effect == nil ? "__telltale_pick(\(start), \(count)" : "__telltale_choose(\(start), \(count), \(constants)"
  var edits: [TextEdit] = [
    .opening(range.lowerBound, head + ", ("),
    .closing(range.upperBound, ")"),
  ]
  for alternative in alternatives {
    edits.append(
      .closing(
        range.upperBound, ", \(numbered.number(alternative.index)), (\(alternative.text))", fault: alternative.index))
  }
  edits.append(.closing(range.upperBound, ")"))
  return (edits, unwritable)
}
