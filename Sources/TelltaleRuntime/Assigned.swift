// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

import CTelltaleRuntime

// What the operators that change a variable do when a fault of theirs is switched on, or while recording.

/// `a += b`, or `a -= b`.
@inline(never)
public func __telltale_slowAddTo<T: AdditiveArithmetic>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 += b
  } faulty: {
    $0 -= b
  } trial: {
    Trial.difference.value($0, b)
  }
}

/// `a -= b`, or `a += b`.
@inline(never)
public func __telltale_slowSubTo<T: AdditiveArithmetic>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 -= b
  } faulty: {
    $0 += b
  } trial: {
    Trial.sum.value($0, b)
  }
}

/// `a += b`, or `a -= b`, of a place and a distance.
@inline(never)
public func __telltale_slowAdvanceTo<T: Strideable>(_ fault: Int32, _ a: inout T, _ b: T.Stride) {
  switched(fault, &a) {
    $0 = $0.advanced(by: b)
  } faulty: {
    $0 = $0.advanced(by: 0 - b)
  } trial: { _ in
    nil
  }
}

/// `a *= b`, or `a /= b`.
@inline(never)
public func __telltale_slowMulTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 *= b
  } faulty: {
    $0 /= b
  } trial: {
    Trial.quotient.value($0, b)
  }
}

/// `a *= b`, or `a /= b`.
@inline(never)
public func __telltale_slowMulTo<T: FloatingPoint>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 *= b
  } faulty: {
    $0 /= b
  } trial: {
    Trial.quotient.value($0, b)
  }
}

/// `a *= b`, or `a += b`.
@inline(never)
public func __telltale_slowMulPlusTo<T: Numeric>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 *= b
  } faulty: {
    $0 += b
  } trial: {
    Trial.sum.value($0, b)
  }
}

/// `a /= b`, or `a *= b`.
@inline(never)
public func __telltale_slowDivTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 /= b
  } faulty: {
    $0 *= b
  } trial: {
    Trial.product.value($0, b)
  }
}

/// `a /= b`, or `a *= b`.
@inline(never)
public func __telltale_slowDivTo<T: FloatingPoint>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 /= b
  } faulty: {
    $0 *= b
  } trial: {
    Trial.product.value($0, b)
  }
}

/// `a %= b`, or `a /= b`.
@inline(never)
public func __telltale_slowRemTo<T: BinaryInteger>(_ fault: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    $0 %= b
  } faulty: {
    $0 /= b
  } trial: {
    Trial.quotient.value($0, b)
  }
}

/// The wrapping operators: `&+=` is 0, `&-=` 1, and `&*=` 2.
@inline(never)
public func __telltale_slowWrappingTo<T: FixedWidthInteger>(_ fault: Int32, _ operation: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    switch operation {
    case 0: $0 &+= b
    case 1: $0 &-= b
    default: $0 &*= b
    }
  } faulty: {
    if operation == 0 { $0 &-= b } else { $0 &+= b }
  } trial: {
    operation == 0 ? $0 &- b : $0 &+ b
  }
}

/// The operators of two patterns: `&=` is 0, `|=` 1, and `^=` 2.
@inline(never)
public func __telltale_slowBitsTo<T: BinaryInteger>(_ fault: Int32, _ operation: Int32, _ a: inout T, _ b: T) {
  switched(fault, &a) {
    switch operation {
    case 0: $0 &= b
    case 1: $0 |= b
    default: $0 ^= b
    }
  } faulty: {
    if operation == 1 { $0 &= b } else { $0 |= b }
  } trial: {
    operation == 1 ? $0 & b : $0 | b
  }
}

/// `a <<= b`, or `a >>= b`, or the other way round.
@inline(never)
public func __telltale_slowShiftTo<T: BinaryInteger, U: BinaryInteger>(
  _ fault: Int32, _ isLeft: Bool, _ a: inout T, _ b: U
) {
  switched(fault, &a) {
    if isLeft { $0 <<= b } else { $0 >>= b }
  } faulty: {
    if isLeft { $0 >>= b } else { $0 <<= b }
  } trial: {
    isCertain(U.self) ? (isLeft ? $0 >> b : $0 << b) : nil
  }
}
