// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

/// Whether what stands behind this is to be kept: not while the fault of this number is switched on.
///
/// Leaving it out may always be noticed.
@_transparent
public func __telltale_keep(_ fault: Int32) -> Bool {
  if telltale_watches(fault, 1) { return !__telltale_slowAny(fault, 1) }
  return true
}

/// The value of `original`, or of the alternative while the fault of this number is switched on.
///
/// The two are known to differ.
@_transparent
public func __telltale_value<T>(
  _ fault: Int32, _ original: @autoclosure () throws -> T, _ alternative: @autoclosure () throws -> T
) rethrows -> T {
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return try alternative() }
  return try original()
}

/// What `body` gives back, holding the lock that `locking` takes, or without it while the fault of this number is
/// switched on.
@_transparent
public func __telltale_locked<R>(_ fault: Int32, _ body: () -> R, _ locking: (() -> R) -> R) -> R {
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return body() }
  return withoutActuallyEscaping(body) { locking($0) }
}

/// What `body` gives back, holding the lock that `locking` takes, or without it while the fault of this number is
/// switched on.
@_transparent
public func __telltale_lockedThrowing<R>(
  _ fault: Int32, _ body: () throws -> R, _ locking: (() throws -> R) throws -> R
) throws -> R {
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return try body() }
  return try withoutActuallyEscaping(body) { try locking($0) }
}
