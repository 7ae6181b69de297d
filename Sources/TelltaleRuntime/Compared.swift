// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

import CTelltaleRuntime

// What the comparisons do when a fault of theirs is switched on, or while recording. `relation` is a `Relation` by
// number, since these are called from code inlined into the package.

/// Evaluates a comparison with its three faults, numbered from `first`.
@inline(never)
public func __telltale_compared<T: Comparable>(_ first: Int32, _ relation: Int32, _ a: T, _ b: T) -> Bool {
  if telltale_records() { noteOperands(first, a, b) }
  return evaluate(first, relation, isCertain: isCertain(T.self)) { relation in
    switch relation {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    case .equal: a == b
    case .notEqual: a != b
    }
  }
}

/// Evaluates a comparison of integers of two types with its three faults, numbered from `first`.
@inline(never)
public func __telltale_comparedIntegers<T: BinaryInteger, U: BinaryInteger>(
  _ first: Int32, _ relation: Int32, _ a: T, _ b: U
) -> Bool {
  if telltale_records() { noteOperands(first, a, b) }
  return evaluate(first, relation, isCertain: isCertain(T.self) && isCertain(U.self)) { relation in
    switch relation {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    case .equal: a == b
    case .notEqual: a != b
    }
  }
}

/// Evaluates a comparison of strings of two types with its three faults, numbered from `first`.
@inline(never)
public func __telltale_comparedStrings<T: StringProtocol, U: StringProtocol>(
  _ first: Int32, _ relation: Int32, _ a: T, _ b: U
) -> Bool {
  evaluate(first, relation, isCertain: isCertain(T.self) && isCertain(U.self)) { relation in
    switch relation {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    case .equal: a == b
    case .notEqual: a != b
    }
  }
}

/// The value of a comparison under the fault switched on, or its own with what the faults would make of it recorded.
///
/// Each substitute is evaluated for itself, since NaN breaks every shortcut; and only for types whose relations are
/// known to have no effect. A constant needs no evaluation, whatever the type.
private func evaluate(_ first: Int32, _ relation: Int32, isCertain: Bool, _ holds: (Relation) -> Bool) -> Bool {
  guard let relation = Relation(rawValue: relation) else {
    preconditionFailure("telltale: there is no relation \(relation)")
  }
  guard telltale_records() else {
    guard isOn(first, Relation.faults) else { return holds(relation) }
    switch relation.substitute(telltale_active_fault() - first) {
    case .relation(let other): return holds(other)
    case .constant(let value): return value
    }
  }
  telltale_reach(first, Relation.faults)
  if !isCertain {
    for index in 0..<Relation.faults - 1 { telltale_infect(first + index) }
    telltale_suspect(first + Relation.faults - 1)
  }
  let correct = holds(relation)
  for index in 0..<Relation.faults {
    switch relation.substitute(index) {
    case .constant(let value): note(first + index, correct: correct, faulty: value)
    case .relation(let other): if isCertain { note(first + index, correct: correct, faulty: holds(other)) }
    }
  }
  return correct
}
