// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

/// What stands before `??`, whose two faults are numbered from `first`: one takes it for granted, the other for nil.
///
/// Where evaluating it could make a difference, the rewritten site leaves it out for the second fault by itself.
@_transparent
public func __telltale_before<T>(_ first: Int32, _ a: T?) -> T? {
  if telltale_watches(first, 2) {
    if __telltale_unwraps(first, a == nil) { return a! }
    if __telltale_is(first + 1) { return nil }
  }
  return a
}

/// Whether the value is to be unwrapped by force: a difference where there is none, and where there is one, leaving it
/// out is the difference.
@inline(never)
public func __telltale_unwraps(_ first: Int32, _ isNil: Bool) -> Bool {
  if telltale_records() {
    telltale_reach(first, 2)
    telltale_infect(isNil ? first : first + 1)
    telltale_settle(isNil ? first + 1 : first)
  }
  return telltale_active_fault() == first
}

/// A value, or nil.
@_transparent
public func __telltale_cut<T>(_ fault: Int32, _ a: T?) -> T? {
  if telltale_watches(fault, 1), __telltale_cuts(fault, a == nil) { return nil }
  return a
}

/// Whether the value is to be left out: a difference where there is one.
@inline(never)
public func __telltale_cuts(_ fault: Int32, _ isNil: Bool) -> Bool {
  if telltale_records() {
    telltale_reach(fault, 1)
    if isNil { telltale_settle(fault) } else { telltale_infect(fault) }
  }
  return isOn(fault, 1)
}
