// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// `effects` says what evaluating each operand could do: nothing (0), trap (1), or anything (2); the left one's in the
// lower two bits, the right one's in the next two.

/// `a && b`, with its three faults numbered from `first`: `a`, `b`, and false.
///
/// Where the left operand could do anything, the rewritten site leaves it out for the last two by itself.
@_transparent
public func __telltale_and(
  _ first: Int32, _ effects: Int32, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  if telltale_watches(first, 3) { return try __telltale_slowLogic(first, effects, true, a, b) }
  return try a && b()
}

/// `a || b`, with its three faults numbered from `first`: `a`, `b`, and true.
///
/// Where the left operand could do anything, the rewritten site leaves it out for the last two by itself.
@_transparent
public func __telltale_or(
  _ first: Int32, _ effects: Int32, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  if telltale_watches(first, 3) { return try __telltale_slowLogic(first, effects, false, a, b) }
  return try a || b()
}

/// The part of ``__telltale_and(_:_:_:_:)`` and ``__telltale_or(_:_:_:_:)`` that is not inlined.
///
/// The two are mirror images: `needsRight` is the value of the left operand that lets the right one decide, true for
/// `&&`; the other value is the connector's own without it.
@inline(never)
public func __telltale_slowLogic(
  _ first: Int32, _ effects: Int32, _ needsRight: Bool, _ a: Bool, _ b: () throws -> Bool
) rethrows -> Bool {
  guard telltale_records() else {
    switch telltale_active_fault() - first {
    case 0: return a
    case 1: return try b()
    case 2: return !needsRight
    default: return a == needsRight ? try b() : a
    }
  }
  let (leftFault, rightFault, constantFault) = (first, first + 1, first + 2)
  let rightEffect = effects >> 2 & 3
  telltale_reach(first, 3)
  guard a == needsRight else {
    // The right operand alone would be evaluated where it was not: harmless only if it can do nothing at all.
    if rightEffect == 0 {
      note(rightFault, correct: a, faulty: try b())
    } else {
      telltale_infect(rightFault)
    }
    telltale_settle(constantFault)
    return a
  }
  telltale_settle(rightFault)
  // From here on the right operand is evaluated, which the left one alone and the constant leave out.
  for fault in [leftFault, constantFault] {
    switch rightEffect {
    case 0: break
    case 1: telltale_suspect(fault)
    default: telltale_infect(fault)
    }
  }
  let value = try b()
  note(leftFault, correct: value, faulty: a)
  note(constantFault, correct: value, faulty: !needsRight)
  return value
}
