import CTelltaleRuntime

/// A collection of the standard library, reading which does nothing else.
protocol KnownCollection {}

extension Array: KnownCollection {}
extension ArraySlice: KnownCollection {}
extension ContiguousArray: KnownCollection {}
extension String: KnownCollection {}
extension Substring: KnownCollection {}
extension String.UTF8View: KnownCollection {}
extension String.UnicodeScalarView: KnownCollection {}
extension Range: KnownCollection {}
extension ClosedRange: KnownCollection {}
extension Set: KnownCollection {}
extension Dictionary: KnownCollection {}

extension Sequence {
  /// Whether the sequence is known to be read without effect, and to hold no more than `limit` elements.
  func isKnown(toHoldAtMost limit: Int) -> Bool {
    guard isKnown, let collection = self as? any Collection else { return false }
    return collection.holds(atMost: limit)
  }

  /// Whether the sequence is known to be read without effect.
  var isKnown: Bool { self is any KnownCollection }
}

extension Collection {
  fileprivate func holds(atMost limit: Int) -> Bool {
    index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) == nil
  }
}

/// A value by one of two methods, whichever the fault switched on asks for.
///
/// - Parameters:
///   - isSame: Whether the other method is certain to give the same value and to do nothing else.
func either<T>(
  _ fault: Int32, _ correct: () throws -> T, or faulty: () throws -> T, isSame: (T) -> Bool
) rethrows -> T {
  guard telltale_records() else { return isOn(fault, 1) ? try faulty() : try correct() }
  telltale_reach(fault, 1)
  telltale_suspect(fault)
  let value = try correct()
  if isSame(value) { telltale_settle(fault) } else { telltale_infect(fault) }
  return value
}

/// Whether both are nil, or both the same to everyone.
func isSame<T>(_ a: T?, orNil b: T?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a?, let b?): isSame(a, b)
  default: false
  }
}
