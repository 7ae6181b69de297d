/// How many of each thing are in a bag; changed by steps, one after another.
public struct Bag: Hashable, Sendable, CustomStringConvertible {
  /// Something done to a bag.
  public enum Step: Sendable {
    case add(String)
    case remove(String)
  }

  /// More than zero each.
  public private(set) var quantities: [String: Int] = [:]

  /// An empty bag.
  public init() {}

  /// A bag after steps, from an empty one on.
  public init(after steps: [Step]) {
    for step in steps { take(step) }
  }

  /// How many of a thing there are.
  public func quantity(of thing: String) -> Int { quantities[thing] ?? 0 }

  /// `penx1`, in the order of the alphabet, or `empty`.
  public var description: String {
    let parts = quantities.sorted { $0.key < $1.key }.map { "\($0.key)x\($0.value)" }
    return parts.isEmpty ? "empty" : parts.joined(separator: " ")
  }

  private mutating func take(_ step: Step) {
    switch step {
    case .add(let thing):
      quantities[thing, default: 0] += 1
    case .remove(let thing):
      let left = quantity(of: thing) - 1
      quantities[thing] = left > 0 ? left : nil
    }
  }
}
