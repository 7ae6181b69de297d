/// What the cases use. Nothing here has faults.

/// Notes that it was evaluated, and gives back its value.
final class Trail {
  private(set) var steps: [String] = []
  func step<T>(_ name: String, _ value: T) -> T {
    steps.append(name)
    return value
  }
}

struct Refusal: Error {}

func refuse(_ value: Int) throws -> Int {
  if value < 0 { throw Refusal() }
  return value
}

/// A type whose sum is its own.
struct Vector: AdditiveArithmetic {
  static let zero = Vector(x: 0, y: 0)
  var x: Int
  var y: Int
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x, y: left.y - right.y) }
  static func += (left: inout Vector, right: Vector) { left = left + right }
  static func -= (left: inout Vector, right: Vector) { left = left - right }
}

final class Node {
  var name: String
  var next: Node?
  init(_ name: String, _ next: Node? = nil) {
    self.name = name
    self.next = next
  }
}

func wait<T>(_ value: T) async -> T { value }

func show(_ values: Any...) -> String { values.map { "\($0)" }.joined(separator: " ") }
