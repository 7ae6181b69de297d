// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// The operators that change a variable, each with one fault; the right side comes by its value, since a closure would
// stand in the way of the access to the variable.

/// `a += b`, or `a -= b`.
@_transparent
public func __telltale_addTo<T: AdditiveArithmetic>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowAddTo(fault, &a, b) }
  a += b
}

/// `a += b`, or `a -= b`, of a place and a distance.
@_disfavoredOverload
@_transparent
public func __telltale_addTo<T: Strideable>(_ fault: Int32, _ a: inout T, _ b: T.Stride) {
  if telltale_watches(fault, 1) { return __telltale_slowAdvanceTo(fault, &a, b) }
  a = a.advanced(by: b)
}

/// `a -= b`, or `a += b`.
@_transparent
public func __telltale_subTo<T: AdditiveArithmetic>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowSubTo(fault, &a, b) }
  a -= b
}

/// `a -= b`, or `a += b`, of a place and a distance.
@_disfavoredOverload
@_transparent
public func __telltale_subTo<T: Strideable>(_ fault: Int32, _ a: inout T, _ b: T.Stride) {
  if telltale_watches(fault, 1) { return __telltale_slowAdvanceTo(fault, &a, 0 - b) }
  a = a.advanced(by: 0 - b)
}

/// `a *= b`, or `a /= b`.
@_transparent
public func __telltale_mulTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowMulTo(fault, &a, b) }
  a *= b
}

/// `a *= b`, or `a /= b`.
@_transparent
public func __telltale_mulTo<T: FloatingPoint>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowMulTo(fault, &a, b) }
  a *= b
}

/// `a *= b`, or `a += b`, of numbers that need not have a quotient.
@_transparent
public func __telltale_mulPlusTo<T: Numeric>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowMulPlusTo(fault, &a, b) }
  a *= b
}

/// `a /= b`, or `a *= b`.
@_transparent
public func __telltale_divTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowDivTo(fault, &a, b) }
  a /= b
}

/// `a /= b`, or `a *= b`.
@_transparent
public func __telltale_divTo<T: FloatingPoint>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowDivTo(fault, &a, b) }
  a /= b
}

/// `a %= b`, or `a /= b`.
@_transparent
public func __telltale_remTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowRemTo(fault, &a, b) }
  a %= b
}

/// `a &+= b`, or `a &-= b`.
@_transparent
public func __telltale_addWrappingTo<T: FixedWidthInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowWrappingTo(fault, 0, &a, b) }
  a &+= b
}

/// `a &-= b`, or `a &+= b`.
@_transparent
public func __telltale_subWrappingTo<T: FixedWidthInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowWrappingTo(fault, 1, &a, b) }
  a &-= b
}

/// `a &*= b`, or `a &+= b`.
@_transparent
public func __telltale_mulWrappingTo<T: FixedWidthInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowWrappingTo(fault, 2, &a, b) }
  a &*= b
}

/// `a &= b`, or `a |= b`.
@_transparent
public func __telltale_bitAndTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowBitsTo(fault, 0, &a, b) }
  a &= b
}

/// `a |= b`, or `a &= b`.
@_transparent
public func __telltale_bitOrTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowBitsTo(fault, 1, &a, b) }
  a |= b
}

/// `a ^= b`, or `a |= b`.
@_transparent
public func __telltale_bitXorTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  if telltale_watches(fault, 1) { return __telltale_slowBitsTo(fault, 2, &a, b) }
  a ^= b
}

/// `a <<= b`, or `a >>= b`.
@_transparent
public func __telltale_shiftLeftTo<T: BinaryInteger, U: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: U) {
  if telltale_watches(fault, 1) { return __telltale_slowShiftTo(fault, true, &a, b) }
  a <<= b
}

/// `a >>= b`, or `a <<= b`.
@_transparent
public func __telltale_shiftRightTo<T: BinaryInteger, U: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: U) {
  if telltale_watches(fault, 1) { return __telltale_slowShiftTo(fault, false, &a, b) }
  a >>= b
}
