import Foundation

/// The value, or the bound that it is beyond.
public func clamped(_ value: Int, to bounds: ClosedRange<Int>) -> Int {
  if value < bounds.lowerBound { return bounds.lowerBound }
  if value > bounds.upperBound { return bounds.upperBound }
  return value
}

/// The first word in the set's own order that is longer than `length`.
public func anyWord(longerThan length: Int, in words: Set<String>) -> String? {
  for word in words where word.count > length { return word }
  return nil
}

/// Whether something that was made at `date` is too old by now.
public func isExpired(madeAt date: Date, lifetime: TimeInterval) -> Bool {
  Date().timeIntervalSince(date) > lifetime
}

/// A place to which many can add.
public actor Account {
  public private(set) var total = 0
  public private(set) var highest = 0

  public init() {}

  public func add(_ amount: Int) {
    total += amount
    if amount > highest { highest = amount }
  }
}
