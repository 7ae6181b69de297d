// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// Operators whose fault leaves out the right operand: where it is not known whether `+` adds or joins, and `%`.
// `effects` says what evaluating that operand could do: nothing (0), trap (1), or anything (2).

/// `a + b`, or `a`.
@_transparent
public func __telltale_plus(
  _ fault: Int32, _ effects: Int32, _ a: String, _ b: @autoclosure () throws -> String
) rethrows -> String {
  if telltale_watches(fault, 1) { return try __telltale_slowLeft(fault, effects, a, b) { $0 + $1 } }
  return try a + b()
}

/// `a + b`, or `a`.
@_transparent
public func __telltale_plus<E>(
  _ fault: Int32, _ effects: Int32, _ a: [E], _ b: @autoclosure () throws -> [E]
) rethrows -> [E] {
  if telltale_watches(fault, 1) { return try __telltale_slowLeft(fault, effects, a, b) { $0 + $1 } }
  return try a + b()
}

/// `a + b`, or `a`.
@_transparent
public func __telltale_plus<T: AdditiveArithmetic>(
  _ fault: Int32, _ effects: Int32, _ a: T, _ b: @autoclosure () throws -> T
) rethrows -> T {
  if telltale_watches(fault, 1) { return try __telltale_slowLeft(fault, effects, a, b) { $0 + $1 } }
  return try a + b()
}

/// `a + b`, or `a`.
@_disfavoredOverload
@_transparent
public func __telltale_plus<C: RangeReplaceableCollection, S: Sequence>(
  _ fault: Int32, _ effects: Int32, _ a: C, _ b: @autoclosure () throws -> S
) rethrows -> C where S.Element == C.Element {
  if telltale_watches(fault, 1) { return try __telltale_slowLeft(fault, effects, a, b) { $0 + $1 } }
  return try a + b()
}

/// `a % b`, or `a`.
@_transparent
public func __telltale_rem<T: BinaryInteger>(
  _ fault: Int32, _ effects: Int32, _ a: T, _ b: @autoclosure () throws -> T
) rethrows -> T {
  if telltale_watches(fault, 1) { return try __telltale_slowLeft(fault, effects, a, b) { $0 % $1 } }
  return try a % b()
}

/// `a += b`, or `a = b`.
@_transparent
public func __telltale_plusTo(_ fault: Int32, _ a: inout String, _ b: String) {
  if telltale_watches(fault, 1) { return __telltale_slowAppend(fault, a.isEmpty, &a, b) { $0 += $1 } }
  a += b
}

/// `a += b`, or `a = b`.
@_transparent
public func __telltale_plusTo<E>(_ fault: Int32, _ a: inout [E], _ b: [E]) {
  if telltale_watches(fault, 1) { return __telltale_slowAppend(fault, false, &a, b) { $0 += $1 } }
  a += b
}

/// `a += b`, or `a = b`.
@_transparent
public func __telltale_plusTo<T: AdditiveArithmetic>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowPlusTo(fault, &a, b) }
  a += b
}

/// `a += b`, or `a = b`.
@_disfavoredOverload
@_transparent
public func __telltale_plusTo<C: RangeReplaceableCollection>(_ fault: Int32, _ a: inout C, _ b: C) {
  if telltale_watches(fault, 1) { return __telltale_slowAppend(fault, false, &a, b) { $0 += $1 } }
  a += b
}

/// The left operand, or what `join` makes of the two.
@inline(never)
public func __telltale_slowLeft<T, U>(
  _ fault: Int32, _ effects: Int32, _ a: T, _ b: () throws -> U, _ join: (T, U) -> T
) rethrows -> T {
  guard telltale_records() else { return isOn(fault, 1) ? a : try join(a, b()) }
  telltale_reach(fault, 1)
  if effects > 1 { telltale_infect(fault) } else { telltale_suspect(fault) }
  let value = try join(a, b())
  note(fault, value, a)
  return value
}

/// Sets `a` to `b`, or joins them; without effect where `a` is certain to add nothing.
@inline(never)
public func __telltale_slowAppend<T>(
  _ fault: Int32, _ addsNothing: Bool, _ a: inout T, _ b: T, _ join: (inout T, T) -> Void
) {
  guard telltale_records() else {
    if isOn(fault, 1) { a = b } else { join(&a, b) }
    return
  }
  telltale_reach(fault, 1)
  if !addsNothing { telltale_infect(fault) }
  join(&a, b)
}

/// Sets `a` to `b`, or adds that.
@inline(never)
public func __telltale_slowPlusTo<T: AdditiveArithmetic>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 += b
  } faulty: {
    $0 = b
  } trial: { _ in
    b
  }
}
