public import CTelltaleRuntime

/// Whether the fault of this number is switched on: `if __telltale_on(24) { return [] }` at the head of a body.
@_transparent
public func __telltale_on(_ fault: Int32) -> Bool {
  if telltale_watches(fault, 1) { return __telltale_slowOn(fault) }
  return false
}

/// The part of ``__telltale_on(_:)`` that is not inlined.
@inline(never)
public func __telltale_slowOn(_ fault: Int32) -> Bool {
  if telltale_records() {
    telltale_reach(fault, 1)
    telltale_infect(fault)
  }
  return telltale_active_fault() == fault
}
