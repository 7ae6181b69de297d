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
