import CTelltaleRuntime

/// Notes the two sides of a comparison for its faults, numbered from `first`, where they are numbers: what the runner
/// says would separate a fault follows from the nearest of them.
func noteOperands<T, U>(_ first: Int32, _ a: T, _ b: U) {
  if T.self == Double.self, U.self == Double.self {
    let (left, right) = (unsafeBitCast(a, to: Double.self), unsafeBitCast(b, to: Double.self))
    // The bits of a distance are in the order of its size. NaN comes behind all others, and says nothing.
    let distance = abs(left - right)
    if distance.isNaN { return }
    return note(first, .doubles, left.bits, right.bits, distance.bitPattern)
  }
  guard let left = integer(a), let right = integer(b) else { return }
  note(first, .integers, left, right, left.magnitudeOfDifference(from: right))
}

private enum Kind: UInt32 {
  case integers = 1
  case doubles = 2
}

private func note(_ first: Int32, _ kind: Kind, _ left: Int64, _ right: Int64, _ distance: UInt64) {
  for fault in first..<first + Relation.faults { telltale_note_operands(fault, kind.rawValue, left, right, distance) }
}

/// The value as an integer; nil where it is none, or does not fit.
private func integer<T>(_ value: T) -> Int64? {
  if T.self == Int.self { return Int64(unsafeBitCast(value, to: Int.self)) }
  guard isCertain(T.self), let integer = value as? any BinaryInteger else { return nil }
  return Int64(exactly: integer)
}

extension Int64 {
  fileprivate func magnitudeOfDifference(from other: Int64) -> UInt64 {
    self < other
      ? UInt64(bitPattern: other) &- UInt64(bitPattern: self) : UInt64(bitPattern: self) &- UInt64(bitPattern: other)
  }
}

extension Double {
  fileprivate var bits: Int64 { Int64(bitPattern: bitPattern) }
}
