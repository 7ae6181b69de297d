// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

public import CTelltaleRuntime

// Methods in pairs, each with one fault: the other of the pair. The rewritten site has one in place of the standard
// library's method, so that it stands in the same place in a chain of calls.

extension BidirectionalCollection {
  /// `first`, or `last`.
  @_transparent
  public func __telltale_first(_ fault: Int32) -> Element? {
    if telltale_watches(fault, 1) { return __telltale_slowFirst(fault) }
    return first
  }

  /// The part of ``__telltale_first`` that is not inlined.
  @inline(never)
  public func __telltale_slowFirst(_ fault: Int32) -> Element? {
    either(fault) {
      first
    } or: {
      last
    } isSame: {
      isKnown && (isKnown(toHoldAtMost: 1) || isSame($0, orNil: last))
    }
  }

  /// `first(where: predicate)`, or `last(where: predicate)`.
  @_transparent
  public func __telltale_first(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Element? {
    if telltale_watches(fault, 1) { return try __telltale_slowFirst(fault, where: predicate) }
    return try first(where: predicate)
  }

  /// The part of ``__telltale_first`` that is not inlined.
  @inline(never)
  public func __telltale_slowFirst(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try either(fault) {
      try first(where: predicate)
    } or: {
      try last(where: predicate)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }

  /// `firstIndex(where: predicate)`, or `lastIndex(where: predicate)`.
  @_transparent
  public func __telltale_firstIndex(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Index? {
    if telltale_watches(fault, 1) { return try __telltale_slowFirstIndex(fault, where: predicate) }
    return try firstIndex(where: predicate)
  }

  /// The part of ``__telltale_firstIndex`` that is not inlined.
  @inline(never)
  public func __telltale_slowFirstIndex(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Index? {
    try either(fault) {
      try firstIndex(where: predicate)
    } or: {
      try lastIndex(where: predicate)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }

  /// `firstIndex(of: element)`, or `lastIndex(of: element)`.
  @_transparent
  public func __telltale_firstIndex(_ fault: Int32, of element: Element) -> Index? where Element: Equatable {
    if telltale_watches(fault, 1) { return __telltale_slowFirstIndex(fault, of: element) }
    return firstIndex(of: element)
  }

  /// The part of ``__telltale_firstIndex`` that is not inlined.
  @inline(never)
  public func __telltale_slowFirstIndex(_ fault: Int32, of element: Element) -> Index? where Element: Equatable {
    either(fault) {
      firstIndex(of: element)
    } or: {
      lastIndex(of: element)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }

  /// `last`, or `first`.
  @_transparent
  public func __telltale_last(_ fault: Int32) -> Element? {
    if telltale_watches(fault, 1) { return __telltale_slowLast(fault) }
    return last
  }

  /// The part of ``__telltale_last`` that is not inlined.
  @inline(never)
  public func __telltale_slowLast(_ fault: Int32) -> Element? {
    either(fault) {
      last
    } or: {
      first
    } isSame: {
      isKnown && (isKnown(toHoldAtMost: 1) || isSame($0, orNil: first))
    }
  }

  /// `last(where: predicate)`, or `first(where: predicate)`.
  @_transparent
  public func __telltale_last(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Element? {
    if telltale_watches(fault, 1) { return try __telltale_slowLast(fault, where: predicate) }
    return try last(where: predicate)
  }

  /// The part of ``__telltale_last`` that is not inlined.
  @inline(never)
  public func __telltale_slowLast(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try either(fault) {
      try last(where: predicate)
    } or: {
      try first(where: predicate)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }

  /// `lastIndex(where: predicate)`, or `firstIndex(where: predicate)`.
  @_transparent
  public func __telltale_lastIndex(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Index? {
    if telltale_watches(fault, 1) { return try __telltale_slowLastIndex(fault, where: predicate) }
    return try lastIndex(where: predicate)
  }

  /// The part of ``__telltale_lastIndex`` that is not inlined.
  @inline(never)
  public func __telltale_slowLastIndex(_ fault: Int32, where predicate: (Element) throws -> Bool) rethrows -> Index? {
    try either(fault) {
      try lastIndex(where: predicate)
    } or: {
      try firstIndex(where: predicate)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }

  /// `lastIndex(of: element)`, or `firstIndex(of: element)`.
  @_transparent
  public func __telltale_lastIndex(_ fault: Int32, of element: Element) -> Index? where Element: Equatable {
    if telltale_watches(fault, 1) { return __telltale_slowLastIndex(fault, of: element) }
    return lastIndex(of: element)
  }

  /// The part of ``__telltale_lastIndex`` that is not inlined.
  @inline(never)
  public func __telltale_slowLastIndex(_ fault: Int32, of element: Element) -> Index? where Element: Equatable {
    either(fault) {
      lastIndex(of: element)
    } or: {
      firstIndex(of: element)
    } isSame: { _ in
      isKnown(toHoldAtMost: 1)
    }
  }
}

extension Collection {
  /// `prefix(maxLength)`, or `suffix(maxLength)`.
  @_transparent
  public func __telltale_prefix(_ fault: Int32, _ maxLength: Int) -> SubSequence {
    if telltale_watches(fault, 1) { return __telltale_slowPrefix(fault, maxLength) }
    return prefix(maxLength)
  }

  /// The part of ``__telltale_prefix`` that is not inlined.
  @inline(never)
  public func __telltale_slowPrefix(_ fault: Int32, _ maxLength: Int) -> SubSequence {
    either(fault) {
      prefix(maxLength)
    } or: {
      suffix(maxLength)
    } isSame: { _ in
      isKnown(toHoldAtMost: maxLength)
    }
  }

  /// `suffix(maxLength)`, or `prefix(maxLength)`.
  @_transparent
  public func __telltale_suffix(_ fault: Int32, _ maxLength: Int) -> SubSequence {
    if telltale_watches(fault, 1) { return __telltale_slowSuffix(fault, maxLength) }
    return suffix(maxLength)
  }

  /// The part of ``__telltale_suffix`` that is not inlined.
  @inline(never)
  public func __telltale_slowSuffix(_ fault: Int32, _ maxLength: Int) -> SubSequence {
    either(fault) {
      suffix(maxLength)
    } or: {
      prefix(maxLength)
    } isSame: { _ in
      isKnown(toHoldAtMost: maxLength)
    }
  }

  /// `dropFirst(k)`, or `dropLast(k)`.
  @_transparent
  public func __telltale_dropFirst(_ fault: Int32, _ k: Int = 1) -> SubSequence {
    if telltale_watches(fault, 1) { return __telltale_slowDropFirst(fault, k) }
    return dropFirst(k)
  }

  /// The part of ``__telltale_dropFirst`` that is not inlined.
  @inline(never)
  public func __telltale_slowDropFirst(_ fault: Int32, _ k: Int = 1) -> SubSequence {
    either(fault) {
      dropFirst(k)
    } or: {
      dropLast(k)
    } isSame: { _ in
      isKnown && (k == 0 || isEmpty)
    }
  }

  /// `dropLast(k)`, or `dropFirst(k)`.
  @_transparent
  public func __telltale_dropLast(_ fault: Int32, _ k: Int = 1) -> SubSequence {
    if telltale_watches(fault, 1) { return __telltale_slowDropLast(fault, k) }
    return dropLast(k)
  }

  /// The part of ``__telltale_dropLast`` that is not inlined.
  @inline(never)
  public func __telltale_slowDropLast(_ fault: Int32, _ k: Int = 1) -> SubSequence {
    either(fault) {
      dropLast(k)
    } or: {
      dropFirst(k)
    } isSame: { _ in
      isKnown && (k == 0 || isEmpty)
    }
  }
}
