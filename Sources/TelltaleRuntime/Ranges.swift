// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

import CTelltaleRuntime

// Ranges with one fault: the other kind of upper bound. The two kinds are of different types, so that what stands for
// either is a type that can be both, in the places where that goes unnoticed.

/// `a..<b`, or what `a...b` counts through.
public func __telltale_upTo<T: Strideable>(_ fault: Int32, _ a: T, _ b: T) -> Range<T>
where T.Stride: SignedInteger {
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return Range(a...b) }
  return a..<b
}

/// What `a...b` counts through, or `a..<b`.
public func __telltale_through<T: Strideable>(_ fault: Int32, _ a: T, _ b: T) -> Slice<ClosedRange<T>>
where T.Stride: SignedInteger {
  let range = a...b
  if telltale_watches(fault, 1), __telltale_slowAny(fault, 1) { return range.dropLast() }
  return Slice(base: range, bounds: range.startIndex..<range.endIndex)
}

/// Bounds for a subscript, or to look whether something lies within.
public func __telltale_bounds<T: Comparable>(
  _ fault: Int32, _ isClosed: Bool, _ a: T, _ b: T
) -> __TelltaleBounds<T> {
  __TelltaleBounds(fault: fault, isClosed: isClosed, lower: a, upper: b)
}

/// Bounds from the start of a collection.
public func __telltale_bounds<T: Comparable>(_ fault: Int32, _ isClosed: Bool, _ b: T) -> __TelltaleBounds<T> {
  __TelltaleBounds(fault: fault, isClosed: isClosed, lower: nil, upper: b)
}

/// `a..<b` and `a...b` in one, and both without a lower bound.
public struct __TelltaleBounds<Bound: Comparable>: RangeExpression {
  private let fault: Int32
  private let isClosed: Bool
  private let lower: Bound?
  private let upper: Bound

  fileprivate init(fault: Int32, isClosed: Bool, lower: Bound?, upper: Bound) {
    self.fault = fault
    self.isClosed = isClosed
    self.lower = lower
    self.upper = upper
    if let lower { _ = lower..<upper }
  }

  /// The bounds in a collection, of the kind that is switched on.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    let other = telltale_watches(fault, 1) && __telltale_slowAny(fault, 1)
    if isClosed != other {
      return lower.map { ($0...upper).relative(to: collection) } ?? (...upper).relative(to: collection)
    }
    return lower.map { ($0..<upper).relative(to: collection) } ?? (..<upper).relative(to: collection)
  }

  /// Whether an element lies within, by the kind that is switched on.
  public func contains(_ element: Bound) -> Bool {
    guard telltale_watches(fault, 1) else { return contains(element, isClosed: isClosed) }
    guard telltale_records() else { return contains(element, isClosed: isClosed != isOn(fault, 1)) }
    telltale_reach(fault, 1)
    let correct = contains(element, isClosed: isClosed)
    if isCertain(Bound.self) {
      note(fault, correct: correct, faulty: contains(element, isClosed: !isClosed))
    } else {
      telltale_infect(fault)
    }
    return correct
  }

  private func contains(_ element: Bound, isClosed: Bool) -> Bool {
    if isClosed { return lower.map { ($0...upper).contains(element) } ?? (...upper).contains(element) }
    return lower.map { ($0..<upper).contains(element) } ?? (..<upper).contains(element)
  }
}
