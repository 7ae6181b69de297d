// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

/// The value of an equality or inequality, with its two faults numbered from `first`: true, then false.
@_transparent
public func __telltale_bool(_ first: Int32, _ value: Bool) -> Bool {
  if telltale_watches(first, 2) { return __telltale_slowBool(first, value) }
  return value
}

/// The part of ``__telltale_bool(_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowBool(_ first: Int32, _ value: Bool) -> Bool {
  if telltale_records() {
    telltale_reach(first, 2)
    note(first, correct: value, faulty: true)
    note(first + 1, correct: value, faulty: false)
  }
  switch telltale_active_fault() - first {
  case 0: return true
  case 1: return false
  default: return value
  }
}
