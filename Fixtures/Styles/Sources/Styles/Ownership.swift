/// Types that can't be copied, and what consumes or borrows them.
public struct Ticket: ~Copyable {
  public let number: Int
  public private(set) var stamps = 0
  private let onDrop: @Sendable (Int) -> Void

  public init(number: Int, onDrop: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.number = number
    self.onDrop = onDrop
  }

  public mutating func stamp() {
    if stamps < 3 { stamps += 1 }
  }

  public borrowing func isValid(in zones: Range<Int>) -> Bool {
    zones.contains(number) && stamps > 0
  }

  public consuming func hand(to shelf: inout [Int]) -> Bool {
    guard stamps > 0 else { return false }
    shelf.append(number)
    return true
  }

  deinit { onDrop(number) }
}

public struct Handle: ~Copyable {
  var isOpen = true

  public init() {}

  public consuming func close() -> Int {
    let code = isOpen ? 1 : 0
    discard self
    return code
  }

  deinit {}
}

public enum Slot: ~Copyable {
  case empty
  case taken(Ticket)

  public consuming func number() -> Int? {
    switch consume self {
    case .empty: return nil
    case .taken(let ticket): return ticket.number
    }
  }
}

public func swapped(_ values: consuming [Int]) -> [Int] {
  if values.count > 1 { values.swapAt(0, values.count - 1) }
  return values
}

public final class Node {
  public var next: Node?
  public weak var owner: Node?
  public unowned let root: Node?

  public init(root: Node? = nil) {
    self.root = root
    next = nil
  }
}

extension Array {
  public var firstModified: Element {
    _read {
      precondition(count > 0, "empty")
      yield self[0]
    }
    _modify {
      precondition(count > 0, "empty")
      yield &self[0]
    }
  }
}
