// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// What ``__telltale_choose(_:_:_:_:_:_:)`` is for conditions, for a value of any type; every alternative may differ.

/// The value of `original`, or of the alternative whose fault is switched on.
@_transparent
public func __telltale_pick<T>(
  _ first: Int32, _ count: Int32, _ original: @autoclosure () throws -> T,
  _ fault1: Int32, _ alternative1: @autoclosure () throws -> T
) rethrows -> T {
  if telltale_watches(first, count), __telltale_slowAny(fault1, 1) { return try alternative1() }
  return try original()
}

/// The value of `original`, or of the alternative whose fault is switched on.
@_transparent
public func __telltale_pick<T>(
  _ first: Int32, _ count: Int32, _ original: @autoclosure () throws -> T,
  _ fault1: Int32, _ alternative1: @autoclosure () throws -> T,
  _ fault2: Int32, _ alternative2: @autoclosure () throws -> T
) rethrows -> T {
  if telltale_watches(first, count) {
    if __telltale_slowAny(fault1, 1) { return try alternative1() }
    if __telltale_slowAny(fault2, 1) { return try alternative2() }
  }
  return try original()
}
