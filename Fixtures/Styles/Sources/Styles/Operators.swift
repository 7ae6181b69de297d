/// Operators that the package declares, and overloads of the standard ones.
infix operator <=>: ComparisonPrecedence
infix operator |>: AdditionPrecedence
infix operator .&=: AssignmentPrecedence
prefix operator √
postfix operator %%

public enum Order: Equatable { case less, same, greater }

extension Comparable {
  public static func <=> (left: Self, right: Self) -> Order {
    left < right ? .less : left == right ? .same : .greater
  }
}

public func |> <A, B>(value: A, transform: (A) throws -> B) rethrows -> B { try transform(value) }

public prefix func √ (value: Double) -> Double { value.squareRoot() }
public postfix func %% (value: Double) -> Double { value / 100 }

public func .&= (left: inout [Bool], right: [Bool]) {
  for index in left.indices { left[index] = left[index] && right[index] }
}

public struct Vector: Equatable, Sendable {
  public var x: Int
  public var y: Int

  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  public static let zero = Vector(0, 0)

  public static func + (left: Vector, right: Vector) -> Vector { Vector(left.x + right.x, left.y + right.y) }
  public static func * (left: Vector, right: Int) -> Vector { Vector(left.x * right, left.y * right) }
  public static func * (left: Vector, right: Vector) -> Int { left.x * right.x + left.y * right.y }
  public static prefix func - (value: Vector) -> Vector { Vector(-value.x, -value.y) }
  public static func += (left: inout Vector, right: Vector) { left = left + right }
}

open class Shape: Equatable {
  public let sides: Int
  public init(sides: Int) { self.sides = sides }
  open func isEqual(to other: Shape) -> Bool { sides == other.sides }
  public static func == (left: Shape, right: Shape) -> Bool { left.isEqual(to: right) }
}

public final class Square: Shape {
  public let width: Int
  public init(width: Int) {
    self.width = width
    super.init(sides: 4)
  }
  public override func isEqual(to other: Shape) -> Bool {
    guard let other = other as? Square else { return false }
    return super.isEqual(to: other) && width == other.width
  }
  public static func == (left: Square, right: Square) -> Bool { left.width == right.width }
}

public func hypotenuse(_ a: Double, _ b: Double) -> Double { √(a * a + b * b) }
public func half(_ value: Double) -> Double { value |> { $0 * 50%% } }
