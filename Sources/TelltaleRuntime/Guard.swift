// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

/// Whether the fault of this number is switched on: `if __telltale_on(24) { return [] }` at the head of a body.
@_transparent
public func __telltale_on(_ fault: Int32) -> Bool {
  if telltale_watches(fault, 1) { return __telltale_slowAny(fault, 1) }
  return false
}

/// Whether one of the `count` faults numbered from `first` is switched on; ``__telltale_is(_:)`` says which.
@_transparent
public func __telltale_any(_ first: Int32, _ count: Int32) -> Bool {
  if telltale_watches(first, count) { return __telltale_slowAny(first, count) }
  return false
}

/// The part of ``__telltale_any(_:_:)`` that is not inlined: leaving out a whole body may always be noticed.
@inline(never)
public func __telltale_slowAny(_ first: Int32, _ count: Int32) -> Bool {
  if telltale_records() {
    telltale_reach(first, count)
    for fault in first..<first + count { telltale_infect(fault) }
  }
  return isOn(first, count)
}

/// Whether the fault of this number is the one switched on, behind a guard that has recorded it.
@inline(never)
public func __telltale_is(_ fault: Int32) -> Bool {
  telltale_active_fault() == fault
}

/// Whether one of the `count` faults numbered from `first`, which leave out evaluating an operand, is switched on.
///
/// With `effects`, the operand could have an effect, and leaving it out counts as a difference. Without, it can only
/// trap, and the call that takes the operand's value settles it.
@_transparent
public func __telltale_skips(_ first: Int32, _ count: Int32, _ effects: Bool) -> Bool {
  if telltale_watches(first, count) { return __telltale_slowSkips(first, count, effects) }
  return false
}

/// The part of ``__telltale_skips(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowSkips(_ first: Int32, _ count: Int32, _ effects: Bool) -> Bool {
  if telltale_records() {
    telltale_reach(first, count)
    for fault in first..<first + count {
      if effects { telltale_infect(fault) } else { telltale_suspect(fault) }
    }
  }
  return isOn(first, count)
}

/// Whether one of the `count` faults numbered from `first` is switched on.
func isOn(_ first: Int32, _ count: Int32) -> Bool {
  let active = telltale_active_fault()
  return active >= first && active < first + count
}

/// Records that a fault makes `faulty` of what is `correct`.
func note(_ fault: Int32, correct: Bool, faulty: Bool) {
  if correct == faulty { telltale_settle(fault) } else { telltale_infect(fault) }
}
