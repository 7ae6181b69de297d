import CTelltaleRuntime

/// Whether two values are certain to be the same to everyone: of a type that `isCertain`, by bits or UTF-8.
func isSame<T>(_ a: T, _ b: T) -> Bool {
  guard isCertain(T.self) else { return false }
  if let a = a as? String, let b = b as? String { return a.utf8.elementsEqual(b.utf8) }
  if let a = a as? Substring, let b = b as? Substring {
    return a.startIndex == b.startIndex && a.endIndex == b.endIndex && a.base.utf8.elementsEqual(b.base.utf8)
  }
  if let a = a as? Character, let b = b as? Character { return a.utf8.elementsEqual(b.utf8) }
  return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
}

/// Records that a fault makes `faulty` of what is `correct`.
func note<T>(_ fault: Int32, _ correct: T, _ faulty: T) {
  if isSame(correct, faulty) { telltale_settle(fault) } else { telltale_infect(fault) }
}

/// The value under the fault switched on, or the correct one, with what the fault would make of it recorded.
///
/// - Parameter trial: The faulty value, where computing it can do nothing else; nil where that is not certain.
func switched<T>(
  _ fault: Int32, correct: () -> T, faulty: () -> T, trial: () -> T?
) -> T {
  guard telltale_records() else { return isOn(fault, 1) ? faulty() : correct() }
  telltale_reach(fault, 1)
  // The correct one may trap, where the faulty one does not.
  telltale_suspect(fault)
  let value = correct()
  if let other = trial() { note(fault, value, other) } else { telltale_infect(fault) }
  return value
}

/// Changes a value as ``switched(_:correct:faulty:trial:)`` computes one.
func switched<T>(
  _ fault: Int32, _ value: inout T, correct: (inout T) -> Void, faulty: (inout T) -> Void, trial: (T) -> T?
) {
  guard telltale_records() else { return isOn(fault, 1) ? faulty(&value) : correct(&value) }
  telltale_reach(fault, 1)
  guard isCertain(T.self) else {
    telltale_infect(fault)
    return correct(&value)
  }
  telltale_suspect(fault)
  let before = value
  correct(&value)
  if let other = trial(before) { note(fault, value, other) } else { telltale_infect(fault) }
}
