// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// More methods in pairs, as the ends of collections are.

extension Sequence {
  /// `min()`, or `max()`.
  @_transparent
  public func __telltale_min(_ fault: Int32) -> Element? where Element: Comparable {
    if telltale_watches(fault, 1) { return __telltale_slowMin(fault) }
    return self.min()
  }

  /// The part of ``__telltale_min`` that is not inlined.
  @inline(never)
  public func __telltale_slowMin(_ fault: Int32) -> Element? where Element: Comparable {
    either(fault) {
      self.min()
    } or: {
      self.max()
    } isSame: {
      isKnown && (isKnown(toHoldAtMost: 1) || isCertain(Element.self) && isSame($0, orNil: self.max()))
    }
  }

  /// `min(by: areInIncreasingOrder)`, or `max(by: areInIncreasingOrder)`.
  @_transparent
  public func __telltale_min(_ fault: Int32, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    -> Element?
  {
    if telltale_watches(fault, 1) { return try __telltale_slowMin(fault, by: areInIncreasingOrder) }
    return try self.min(by: areInIncreasingOrder)
  }

  /// The part of ``__telltale_min`` that is not inlined.
  @inline(never)
  public func __telltale_slowMin(_ fault: Int32, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    -> Element?
  {
    try either(fault) {
      try self.min(by: areInIncreasingOrder)
    } or: {
      try self.max(by: areInIncreasingOrder)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }

  /// `max()`, or `min()`.
  @_transparent
  public func __telltale_max(_ fault: Int32) -> Element? where Element: Comparable {
    if telltale_watches(fault, 1) { return __telltale_slowMax(fault) }
    return self.max()
  }

  /// The part of ``__telltale_max`` that is not inlined.
  @inline(never)
  public func __telltale_slowMax(_ fault: Int32) -> Element? where Element: Comparable {
    either(fault) {
      self.max()
    } or: {
      self.min()
    } isSame: {
      isKnown && (isKnown(toHoldAtMost: 1) || isCertain(Element.self) && isSame($0, orNil: self.min()))
    }
  }

  /// `max(by: areInIncreasingOrder)`, or `min(by: areInIncreasingOrder)`.
  @_transparent
  public func __telltale_max(_ fault: Int32, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    -> Element?
  {
    if telltale_watches(fault, 1) { return try __telltale_slowMax(fault, by: areInIncreasingOrder) }
    return try self.max(by: areInIncreasingOrder)
  }

  /// The part of ``__telltale_max`` that is not inlined.
  @inline(never)
  public func __telltale_slowMax(_ fault: Int32, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    -> Element?
  {
    try either(fault) {
      try self.max(by: areInIncreasingOrder)
    } or: {
      try self.min(by: areInIncreasingOrder)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }

  /// `sorted()`, or `sorted(by: >)`.
  @_transparent
  public func __telltale_sorted(_ fault: Int32) -> [Element] where Element: Comparable {
    if telltale_watches(fault, 1) { return __telltale_slowSorted(fault) }
    return sorted()
  }

  /// The part of ``__telltale_sorted`` that is not inlined.
  @inline(never)
  public func __telltale_slowSorted(_ fault: Int32) -> [Element] where Element: Comparable {
    either(fault) {
      sorted()
    } or: {
      sorted(by: >)
    } isSame: {
      isKnown && $0.count <= 1
    }
  }

  /// `sorted(by: areInIncreasingOrder)`, or `sorted(by: areInIncreasingOrder).reversed()`.
  @_transparent
  public func __telltale_sorted(_ fault: Int32, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    -> [Element]
  {
    if telltale_watches(fault, 1) { return try __telltale_slowSorted(fault, by: areInIncreasingOrder) }
    return try sorted(by: areInIncreasingOrder)
  }

  /// The part of ``__telltale_sorted`` that is not inlined.
  @inline(never)
  public func __telltale_slowSorted(_ fault: Int32, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    -> [Element]
  {
    try either(fault) {
      try sorted(by: areInIncreasingOrder)
    } or: {
      try sorted(by: areInIncreasingOrder).reversed()
    } isSame: {
      isKnown && $0.count <= 1
    }
  }

  /// `contains(where: predicate)`, or `allSatisfy(predicate)`.
  @_transparent
  public func __telltale_contains(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Bool {
    if telltale_watches(fault, 1) { return try __telltale_slowContains(fault, where: predicate) }
    return try contains(where: predicate)
  }

  /// The part of ``__telltale_contains`` that is not inlined.
  @inline(never)
  public func __telltale_slowContains(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Bool {
    try either(fault) {
      try contains(where: predicate)
    } or: {
      try allSatisfy(predicate)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1) && !isKnown(toHoldAtMost: 0)
    }
  }

  /// `allSatisfy(predicate)`, or `contains(where: predicate)`.
  @_transparent
  public func __telltale_allSatisfy(_ fault: Int32, _ predicate: (Element) throws -> Bool) rethrows -> Bool {
    if telltale_watches(fault, 1) { return try __telltale_slowAllSatisfy(fault, predicate) }
    return try allSatisfy(predicate)
  }

  /// The part of ``__telltale_allSatisfy`` that is not inlined.
  @inline(never)
  public func __telltale_slowAllSatisfy(_ fault: Int32, _ predicate: (Element) throws -> Bool) rethrows -> Bool {
    try either(fault) {
      try allSatisfy(predicate)
    } or: {
      try contains(where: predicate)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1) && !isKnown(toHoldAtMost: 0)
    }
  }
}

extension StringProtocol {
  /// `hasPrefix(text)`, or `hasSuffix(text)`.
  @_transparent
  public func __telltale_hasPrefix(_ fault: Int32, _ text: some StringProtocol) -> Bool {
    if telltale_watches(fault, 1) { return __telltale_slowHasPrefix(fault, text) }
    return hasPrefix(text)
  }

  /// The part of ``__telltale_hasPrefix`` that is not inlined.
  @inline(never)
  public func __telltale_slowHasPrefix(_ fault: Int32, _ text: some StringProtocol) -> Bool {
    either(fault) {
      hasPrefix(text)
    } or: {
      hasSuffix(text)
    } isSame: {
      isKnown && $0 == hasSuffix(text)
    }
  }

  /// `hasSuffix(text)`, or `hasPrefix(text)`.
  @_transparent
  public func __telltale_hasSuffix(_ fault: Int32, _ text: some StringProtocol) -> Bool {
    if telltale_watches(fault, 1) { return __telltale_slowHasSuffix(fault, text) }
    return hasSuffix(text)
  }

  /// The part of ``__telltale_hasSuffix`` that is not inlined.
  @inline(never)
  public func __telltale_slowHasSuffix(_ fault: Int32, _ text: some StringProtocol) -> Bool {
    either(fault) {
      hasSuffix(text)
    } or: {
      hasPrefix(text)
    } isSame: {
      isKnown && $0 == hasPrefix(text)
    }
  }
}

// Named otherwise than the methods, which would hide them inside of a collection, as theirs do.

/// `min(a, b)`, or `max(a, b)`.
@_transparent
public func __telltale_lesser<T: Comparable>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowLesser(fault, a, b) }
  return min(a, b)
}

/// The part of ``__telltale_lesser(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowLesser<T: Comparable>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    min(a, b)
  } faulty: {
    max(a, b)
  } trial: {
    isCertain(T.self) ? max(a, b) : nil
  }
}

/// `max(a, b)`, or `min(a, b)`.
@_transparent
public func __telltale_greater<T: Comparable>(_ fault: Int32, _ a: T, _ b: T) -> T {
  if telltale_watches(fault, 1) { return __telltale_slowGreater(fault, a, b) }
  return max(a, b)
}

/// The part of ``__telltale_greater(_:_:_:)`` that is not inlined.
@inline(never)
public func __telltale_slowGreater<T: Comparable>(_ fault: Int32, _ a: T, _ b: T) -> T {
  switched(fault) {
    max(a, b)
  } faulty: {
    min(a, b)
  } trial: {
    isCertain(T.self) ? min(a, b) : nil
  }
}
