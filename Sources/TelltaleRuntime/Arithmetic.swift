// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// The operators of numbers, each with one fault. The operation is inlined and evaluated as written for as long as that
// is not switched on.

/// `a + b`, or `a - b`.
@_transparent
public func __telltale_add<T: AdditiveArithmetic>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowAdd(fault, a, b) }
  return a + b
}

/// `a + b`, or `a - b`, of a place and a distance, such as a pointer and a number.
@_disfavoredOverload
@_transparent
public func __telltale_add<T: Strideable>(_ fault: Int32, _ a: T, _ b: T.Stride) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowAdvance(fault, a, b) }
  return a.advanced(by: b)
}

/// `a - b`, or `a + b`.
@_transparent
public func __telltale_sub<T: AdditiveArithmetic>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowSub(fault, a, b) }
  return a - b
}

/// `a - b`, or `a + b`, of a place and a distance, such as a pointer and a number.
@_disfavoredOverload
@_transparent
public func __telltale_sub<T: Strideable>(_ fault: Int32, _ a: T, _ b: T.Stride) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowAdvance(fault, a, 0 - b) }
  return a.advanced(by: 0 - b)
}

/// `a * b`, or `a / b`.
@_transparent
public func __telltale_mul<T: BinaryInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowMul(fault, a, b) }
  return a * b
}

/// `a * b`, or `a / b`.
@_transparent
public func __telltale_mul<T: FloatingPoint>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowMul(fault, a, b) }
  return a * b
}

/// `a * b`, or `a + b`, of numbers that need not have a quotient.
@_transparent
public func __telltale_mulPlus<T: Numeric>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowMulPlus(fault, a, b) }
  return a * b
}

/// `a / b`, or `a * b`.
@_transparent
public func __telltale_div<T: BinaryInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowDiv(fault, a, b) }
  return a / b
}

/// `a / b`, or `a * b`.
@_transparent
public func __telltale_div<T: FloatingPoint>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowDiv(fault, a, b) }
  return a / b
}

/// `a &+ b`, or `a &- b`.
@_transparent
public func __telltale_addWrapping<T: FixedWidthInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowWrapping(fault, 0, a, b) }
  return a &+ b
}

/// `a &- b`, or `a &+ b`.
@_transparent
public func __telltale_subWrapping<T: FixedWidthInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowWrapping(fault, 1, a, b) }
  return a &- b
}

/// `a &* b`, or `a &+ b`.
@_transparent
public func __telltale_mulWrapping<T: FixedWidthInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowWrapping(fault, 2, a, b) }
  return a &* b
}

/// `-a`, or `a`.
@_transparent
public func __telltale_minus<T: SignedNumeric>(_ fault: Int32, _ a: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowMinus(fault, a) }
  return -a
}

/// The part of ``__telltale_add(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowAdd<T: AdditiveArithmetic>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    a + b
  } faulty: {
    a - b
  } trial: {
    Trial.difference.value(a, b)
  }
}

/// The part of ``__telltale_add(_:_:_:)`` of places that is not inlined.
@inline(never)
public func __telltale_slowAdvance<T: Strideable>(_ fault: Int32, _ a: T, _ b: T.Stride) -> T {
  switched(fault) {
    a.advanced(by: b)
  } faulty: {
    a.advanced(by: 0 - b)
  } trial: {
    nil
  }
}

/// The part of ``__telltale_sub(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowSub<T: AdditiveArithmetic>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    a - b
  } faulty: {
    a + b
  } trial: {
    Trial.sum.value(a, b)
  }
}

/// The part of ``__telltale_mul(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowMul<T: BinaryInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    a * b
  } faulty: {
    a / b
  } trial: {
    Trial.quotient.value(a, b)
  }
}

/// The part of ``__telltale_mul(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowMul<T: FloatingPoint>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    a * b
  } faulty: {
    a / b
  } trial: {
    Trial.quotient.value(a, b)
  }
}

/// The part of ``__telltale_mulPlus(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowMulPlus<T: Numeric>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    a * b
  } faulty: {
    a + b
  } trial: {
    Trial.sum.value(a, b)
  }
}

/// The part of ``__telltale_div(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowDiv<T: BinaryInteger>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    a / b
  } faulty: {
    a * b
  } trial: {
    Trial.product.value(a, b)
  }
}

/// The part of ``__telltale_div(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowDiv<T: FloatingPoint>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    a / b
  } faulty: {
    a * b
  } trial: {
    Trial.product.value(a, b)
  }
}

/// The part of the wrapping operators that is not inlined: `&+` is 0, `&-` 1, and `&*` 2.
@inline(never)
public func __telltale_slowWrapping<T: FixedWidthInteger>(
  _ fault: Int32, _ operation: Int32, _ a: T, _ b: T
) -> T {
  let faulty = { operation == 0 ? a &- b : a &+ b }
  return switched(fault) {
    switch operation {
    case 0: a &+ b
    case 1: a &- b
    default: a &* b
    }
  } faulty: {
    faulty()
  } trial: {
    isCertain(T.self) ? faulty() : nil
  }
}

/// The part of ``__telltale_minus(_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowMinus<T: SignedNumeric>(_ fault: Int32, _ a: T) -> T {
  switched(fault) {
    -a
  } faulty: {
    a
  } trial: {
    a
  }
}
