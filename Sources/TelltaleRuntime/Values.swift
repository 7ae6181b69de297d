// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

/// `!a`, or `a`, which always differ.
@_transparent
public func __telltale_not(_ fault: Int32, _ a: Bool) -> Bool {
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return a }
  return !a
}

/// `a`, or `!a`, which always differ.
@_transparent
public func __telltale_negated(_ fault: Int32, _ a: Bool) -> Bool {
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return !a }
  return a
}

/// A literal, or another one of its type that is known to differ.
@_transparent
public func __telltale_literal<T>(_ fault: Int32, _ original: T, _ other: T) -> T {
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return other }
  return original
}

/// The value of a property by its key path, or its contrary: what a filter takes.
public func __telltale_filtering<T>(_ fault: Int32, _ path: KeyPath<T, Bool>) -> (T) -> Bool {
  return { __telltale_negated(fault, $0[keyPath: path]) }
}
