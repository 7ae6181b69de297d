/// Bodies that other modules inline.
@frozen public struct Meter {
  @usableFromInline var total: Int = 0

  @inlinable public init() {}

  @inlinable public mutating func add(_ value: Int, twice: Bool = false) {
    if value <= 0 { return }
    total += value
    if twice { total += value }
  }

  @inlinable public var isFull: Bool { total >= limit }

  @usableFromInline var limit: Int { 10 }
}

@_transparent public func doubled(_ value: Int) -> Int { value > 0 ? value * 2 : 0 }

@_specialize(where T == Int)
@_specialize(where T == String)
public func middle<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T {
  if a < b {
    if b < c { return b }
    return a < c ? c : a
  }
  if a < c { return a }
  return b < c ? c : b
}

@inlinable public func clamp<T: Comparable>(_ value: T, to range: ClosedRange<T>) -> T {
  guard value >= range.lowerBound else { return range.lowerBound }
  return value > range.upperBound ? range.upperBound : value
}

@_alwaysEmitIntoClient public func parity(_ value: Int) -> String {
  value % 2 == 0 ? "even" : "odd"
}

@inline(__always) func hidden(_ value: Int) -> Int { value - 1 }

public func shown(_ value: Int) -> Int { hidden(value) + 1 }
