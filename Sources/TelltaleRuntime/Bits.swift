// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// The operators of bits, each with one fault. None of them traps on a standard type.

/// `a & b`, or `a | b`.
@_transparent
public func __telltale_bitAnd<T: BinaryInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowBits(fault, 0, a, b) }
  return a & b
}

/// `a | b`, or `a & b`.
@_transparent
public func __telltale_bitOr<T: BinaryInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowBits(fault, 1, a, b) }
  return a | b
}

/// `a ^ b`, or `a | b`.
@_transparent
public func __telltale_bitXor<T: BinaryInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowBits(fault, 2, a, b) }
  return a ^ b
}

/// `~a`, or `a`.
@_transparent
public func __telltale_bitNot<T: BinaryInteger>(_ fault: Int32, _ a: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowBitNot(fault, a) }
  return ~a
}

/// `a << b`, or `a >> b`.
@_transparent
public func __telltale_shiftLeft<T: BinaryInteger, U: BinaryInteger>(_ fault: Int32, _ a: T, _ b: U) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowShift(fault, true, a, b) }
  return a << b
}

/// `a >> b`, or `a << b`.
@_transparent
public func __telltale_shiftRight<T: BinaryInteger, U: BinaryInteger>(_ fault: Int32, _ a: T, _ b: U) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowShift(fault, false, a, b) }
  return a >> b
}

/// `a &<< b`, or `a &>> b`.
@_transparent
public func __telltale_maskingShiftLeft<T: FixedWidthInteger, U: BinaryInteger>(
  _ fault: Int32, _ a: T, _ b: U
) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowMaskingShift(fault, true, a, b) }
  return a &<< b
}

/// `a &>> b`, or `a &<< b`.
@_transparent
public func __telltale_maskingShiftRight<T: FixedWidthInteger, U: BinaryInteger>(
  _ fault: Int32, _ a: T, _ b: U
) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowMaskingShift(fault, false, a, b) }
  return a &>> b
}

/// The part of the operators of two patterns that is not inlined: `&` is 0, `|` 1, and `^` 2.
@inline(never)
public func __telltale_slowBits<T: BinaryInteger>(_ fault: Int32, _ operation: Int32, _ a: T, _ b: T) -> T {
  let faulty = { operation == 1 ? a & b : a | b }
  return switched(fault) {
    switch operation {
    case 0: a & b
    case 1: a | b
    default: a ^ b
    }
  } faulty: {
    faulty()
  } trial: {
    isCertain(T.self) ? faulty() : nil
  }
}

/// The part of ``__telltale_bitNot(_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowBitNot<T: BinaryInteger>(_ fault: Int32, _ a: T) -> T {
  switched(fault) {
    ~a
  } faulty: {
    a
  } trial: {
    a
  }
}

/// The part of the shifts that is not inlined.
@inline(never)
public func __telltale_slowShift<T: BinaryInteger, U: BinaryInteger>(
  _ fault: Int32, _ isLeft: Bool, _ a: T, _ b: U
) -> T {
  switched(fault) {
    isLeft ? a << b : a >> b
  } faulty: {
    isLeft ? a >> b : a << b
  } trial: {
    isCertain(T.self) && isCertain(U.self) ? (isLeft ? a >> b : a << b) : nil
  }
}

/// The part of the masking shifts that is not inlined.
@inline(never)
public func __telltale_slowMaskingShift<T: FixedWidthInteger, U: BinaryInteger>(
  _ fault: Int32, _ isLeft: Bool, _ a: T, _ b: U
) -> T {
  switched(fault) {
    isLeft ? a &<< b : a &>> b
  } faulty: {
    isLeft ? a &>> b : a &<< b
  } trial: {
    isCertain(T.self) && isCertain(U.self) ? (isLeft ? a &>> b : a &<< b) : nil
  }
}
