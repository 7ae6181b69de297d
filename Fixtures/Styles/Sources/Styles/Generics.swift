/// A container with an associated type, and algorithms over it.
public protocol Bin {
  associatedtype Item: Comparable
  var items: [Item] { get }
  mutating func put(_ item: Item)
}

public struct SortedBin<Item: Comparable>: Bin {
  public private(set) var items: [Item] = []
  public init() {}

  public mutating func put(_ item: Item) {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    items.insert(item, at: low)
  }
}

extension Bin {
  public var spread: (Item, Item)? {
    guard let least = items.min(), let greatest = items.max(), least != greatest else { return nil }
    return (least, greatest)
  }

  public func count<S: Sequence>(in other: S, where matches: (Item) -> Bool = { _ in true }) -> Int
  where S.Element == Item {
    var count = 0
    for item in other where items.contains(item) && matches(item) { count += 1 }
    return count
  }
}

public func largest<T: Comparable, U: BinaryInteger>(of values: [T], limit: U) -> T? {
  var best: T?
  for (index, value) in values.enumerated() {
    if index >= limit { break }
    guard let known = best else {
      best = value
      continue
    }
    if value > known { best = value }
  }
  return best
}

public func pairs<each First: Equatable, each Second: Equatable>(
  _ first: repeat each First, and second: repeat each Second
) -> Int {
  var count = 0
  for _ in repeat each first { count += 1 }
  for _ in repeat each second { count += 1 }
  return count
}

public func opaque(_ limit: Int = 3) -> some Sequence<Int> {
  (0..<limit).lazy.filter { $0 % 2 == 0 }
}

/// A collection that can be gone through forwards only, seen as no more than that.
public func ends<Whole: Collection>(of whole: Whole, at index: Whole.Index) -> [Whole.Element] {
  [whole.first, whole[index...].first, whole.dropFirst().first { _ in true }, whole.prefix(2).first].compactMap { $0 }
}

public func rest<Items: Sequence>(of items: Items) -> [Items.Element] { Array(items.dropFirst()) }

/// Numbers that need not have a quotient, nor a sign.
public func power<Number: Numeric>(_ base: Number, _ exponent: Int) -> Number {
  var result: Number = 1
  for _ in 0..<exponent { result *= base }
  return exponent > 2 ? result * 1 : result * base * 1
}

public protocol Measure: ExpressibleByIntegerLiteral {
  static func * (left: Self, right: Self) -> Self
}

extension Int: Measure {}

public func opposite<Size: Measure>(_ size: Size) -> Size { size * -1 }

/// A closure of several statements, of which more than one has a mutant that may not compile.
public func summed(_ values: [Int?]) -> [Int] {
  values.compactMap { value in
    guard let value else { return nil }
    let type = Int?.self
    let doubled = value * 2
    let both = power(doubled, 1) + power(value, 1)
    return type == Int?.self ? both : doubled
  }
}
