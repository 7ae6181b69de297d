// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// A site by its alternatives, for what the comparisons above can't take: each is the edit made by hand, and only the
// one that is asked for is evaluated. `constants` has two bits for each alternative, from the lowest: 2 for false and 3
// for true, where nothing is lost by leaving out the original but its value; 0 for anything else.

/// The value of `original`, or of the alternative whose fault is switched on.
@_transparent
public func __telltale_choose(
  _ first: Int32, _ count: Int32, _ constants: Int32, _ original: @autoclosure () throws -> Bool,
  _ fault1: Int32, _ alternative1: @autoclosure () throws -> Bool
) rethrows -> Bool {
  if telltale_watches(first, count) {
    if __telltale_chosen(fault1) { return try alternative1() }
    return try __telltale_noted(constants, original, fault1, 0, 0)
  }
  return try original()
}

/// The value of `original`, or of the alternative whose fault is switched on.
@_transparent
public func __telltale_choose(
  _ first: Int32, _ count: Int32, _ constants: Int32, _ original: @autoclosure () throws -> Bool,
  _ fault1: Int32, _ alternative1: @autoclosure () throws -> Bool,
  _ fault2: Int32, _ alternative2: @autoclosure () throws -> Bool
) rethrows -> Bool {
  if telltale_watches(first, count) {
    if __telltale_chosen(fault1) { return try alternative1() }
    if __telltale_chosen(fault2) { return try alternative2() }
    return try __telltale_noted(constants, original, fault1, fault2, 0)
  }
  return try original()
}

/// The value of `original`, or of the alternative whose fault is switched on.
@_transparent
public func __telltale_choose(
  _ first: Int32, _ count: Int32, _ constants: Int32, _ original: @autoclosure () throws -> Bool,
  _ fault1: Int32, _ alternative1: @autoclosure () throws -> Bool,
  _ fault2: Int32, _ alternative2: @autoclosure () throws -> Bool,
  _ fault3: Int32, _ alternative3: @autoclosure () throws -> Bool
) rethrows -> Bool {
  if telltale_watches(first, count) {
    if __telltale_chosen(fault1) { return try alternative1() }
    if __telltale_chosen(fault2) { return try alternative2() }
    if __telltale_chosen(fault3) { return try alternative3() }
    return try __telltale_noted(constants, original, fault1, fault2, fault3)
  }
  return try original()
}

/// Whether this alternative is the one to evaluate; never while recording.
@inline(never)
public func __telltale_chosen(_ fault: Int32) -> Bool {
  telltale_active_fault() == fault
}

/// Evaluates the original while recording; a fault number of 0 is none.
///
/// An alternative that is no settled constant may do anything, and counts as different.
@inline(never)
public func __telltale_noted(
  _ constants: Int32, _ original: () throws -> Bool, _ fault1: Int32, _ fault2: Int32, _ fault3: Int32
) rethrows -> Bool {
  guard telltale_records() else { return try original() }
  let faults = [fault1, fault2, fault3]
  for (index, fault) in faults.enumerated() where fault != 0 {
    telltale_reach(fault, 1)
    if settledConstant(constants, index) == nil { telltale_infect(fault) } else { telltale_suspect(fault) }
  }
  let value = try original()
  for (index, fault) in faults.enumerated() where fault != 0 {
    if let constant = settledConstant(constants, index) { note(fault, correct: value, faulty: constant) }
  }
  return value
}

private func settledConstant(_ constants: Int32, _ index: Int) -> Bool? {
  switch constants >> (2 * Int32(index)) & 3 {
  case 2: false
  case 3: true
  default: nil
  }
}
