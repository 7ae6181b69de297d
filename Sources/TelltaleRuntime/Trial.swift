/// An operation that is tried, to see what a fault would make of two numbers.
enum Trial {
  case sum, difference, product, quotient

  /// The result; nil where it would trap, or where the type may do more than compute.
  func value<T>(_ a: T, _ b: T) -> T? {
    guard isCertain(T.self) else { return nil }
    if let a = a as? Int, let b = b as? Int { return integer(a, b) as? T }
    if let a = a as? Double, let b = b as? Double { return floating(a, b) as? T }
    if let a = a as? any FixedWidthInteger { return opened(a, b) as? T }
    if let a = a as? Float, let b = b as? Float { return floating(a, b) as? T }
    return nil
  }

  private func opened<I: FixedWidthInteger>(_ a: I, _ b: Any) -> Any? {
    guard let b = b as? I else { return nil }
    return integer(a, b)
  }

  private func integer<I: FixedWidthInteger>(_ a: I, _ b: I) -> I? {
    let (value, overflows) =
      switch self {
      case .sum: a.addingReportingOverflow(b)
      case .difference: a.subtractingReportingOverflow(b)
      case .product: a.multipliedReportingOverflow(by: b)
      case .quotient: a.dividedReportingOverflow(by: b)
      }
    return overflows ? nil : value
  }

  private func floating<F: FloatingPoint>(_ a: F, _ b: F) -> F {
    switch self {
    case .sum: a + b
    case .difference: a - b
    case .product: a * b
    case .quotient: a / b
    }
  }
}
