// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// One function for each relation and family of types, so that the compiler chooses among few. The comparison itself is
// inlined and evaluated as written for as long as no fault of it is switched on.

/// `a < b`, with its three faults numbered from `first`.
@_transparent
public func __telltale_lt<T: Comparable>(_ first: Int32, _ a: T, _ b: T) -> Bool {
  if telltale_watches(first, 3) { return __telltale_compared(first, 0, a, b) }
  return a < b
}

/// `a < b` of integers of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_lt<T: BinaryInteger, U: BinaryInteger>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedIntegers(first, 0, a, b) }
  return a < b
}

/// `a < b` of strings of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_lt<T: StringProtocol, U: StringProtocol>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedStrings(first, 0, a, b) }
  return a < b
}

/// `a <= b`, with its three faults numbered from `first`.
@_transparent
public func __telltale_le<T: Comparable>(_ first: Int32, _ a: T, _ b: T) -> Bool {
  if telltale_watches(first, 3) { return __telltale_compared(first, 1, a, b) }
  return a <= b
}

/// `a <= b` of integers of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_le<T: BinaryInteger, U: BinaryInteger>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedIntegers(first, 1, a, b) }
  return a <= b
}

/// `a <= b` of strings of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_le<T: StringProtocol, U: StringProtocol>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedStrings(first, 1, a, b) }
  return a <= b
}

/// `a > b`, with its three faults numbered from `first`.
@_transparent
public func __telltale_gt<T: Comparable>(_ first: Int32, _ a: T, _ b: T) -> Bool {
  if telltale_watches(first, 3) { return __telltale_compared(first, 2, a, b) }
  return a > b
}

/// `a > b` of integers of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_gt<T: BinaryInteger, U: BinaryInteger>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedIntegers(first, 2, a, b) }
  return a > b
}

/// `a > b` of strings of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_gt<T: StringProtocol, U: StringProtocol>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedStrings(first, 2, a, b) }
  return a > b
}

/// `a >= b`, with its three faults numbered from `first`.
@_transparent
public func __telltale_ge<T: Comparable>(_ first: Int32, _ a: T, _ b: T) -> Bool {
  if telltale_watches(first, 3) { return __telltale_compared(first, 3, a, b) }
  return a >= b
}

/// `a >= b` of integers of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_ge<T: BinaryInteger, U: BinaryInteger>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedIntegers(first, 3, a, b) }
  return a >= b
}

/// `a >= b` of strings of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_ge<T: StringProtocol, U: StringProtocol>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedStrings(first, 3, a, b) }
  return a >= b
}

/// `a == b`, with its three faults numbered from `first`.
@_transparent
public func __telltale_eq<T: Comparable>(_ first: Int32, _ a: T, _ b: T) -> Bool {
  if telltale_watches(first, 3) { return __telltale_compared(first, 4, a, b) }
  return a == b
}

/// `a == b` of integers of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_eq<T: BinaryInteger, U: BinaryInteger>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedIntegers(first, 4, a, b) }
  return a == b
}

/// `a == b` of strings of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_eq<T: StringProtocol, U: StringProtocol>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedStrings(first, 4, a, b) }
  return a == b
}

/// `a != b`, with its three faults numbered from `first`.
@_transparent
public func __telltale_ne<T: Comparable>(_ first: Int32, _ a: T, _ b: T) -> Bool {
  if telltale_watches(first, 3) { return __telltale_compared(first, 5, a, b) }
  return a != b
}

/// `a != b` of integers of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_ne<T: BinaryInteger, U: BinaryInteger>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedIntegers(first, 5, a, b) }
  return a != b
}

/// `a != b` of strings of two types, with its three faults numbered from `first`.
@_disfavoredOverload
@_transparent
public func __telltale_ne<T: StringProtocol, U: StringProtocol>(_ first: Int32, _ a: T, _ b: U) -> Bool {
  if telltale_watches(first, 3) { return __telltale_comparedStrings(first, 5, a, b) }
  return a != b
}
