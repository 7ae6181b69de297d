import Testing

@testable import TelltaleFaults

@Suite struct ArithmeticTests {
  @Test func `A sum of numbers becomes a difference, a product a quotient, and a remainder is left out`() {
    expectMutants(
      .arithmetic,
      in: """
        func f(a: Int, b: Int, x: Double) {
          _ = a + b
          //~ + => -
          _ = a - b
          //~ - => +
          _ = x * 2
          //~ * => /
          _ = x / 2
          //~ / => *
          _ = a % b
          //~ a % b => a
          _ = a &+ b &* 3
          //~ &+ => &-
          //~ &* => &+
        }
        """)
  }

  @Test func `What may join texts or lists loses its right operand`() {
    expectMutants(
      .arithmetic,
      in: """
        func f(name: String, list: [Int], unknown: Thing) {
          _ = "a" + name
          //~ "a" + name => "a"
          _ = list + [1]
          //~ list + [1] => list
          _ = unknown + other
          //~ unknown + other => unknown
          _ = [] + list
        }
        """)
  }

  @Test func `A number on one side says that both are`() {
    expectMutants(
      .arithmetic,
      in: """
        struct Box {
          var width: Double
          func f(_ names: [String], _ thing: Thing) {
            _ = thing + 1
            //~ + => -
            _ = thing + names.count
            //~ + => -
            let half = width / 2
            //~ / => *
            _ = thing + half
            //~ + => -
            for index in 0..<3 { _ = thing + index }
            //~ + => -
          }
        }
        """)
  }

  @Test func `Where a number may be of a type without a quotient, a product becomes a sum`() {
    expectMutants(
      .arithmetic, .compoundAssignment, .unaryMinus,
      in: """
        func f<T: Numeric>(a: T, x: Double) { _ = a * a; _ = x * 2 }
        //~ * => +
        //~ * => +
        extension Numeric { mutating func square() { self *= self } }
        //~ *= => +=
        func g<T: BinaryInteger>(a: T) -> T { a * 2 }
        //~ * => /
        protocol Measure: ExpressibleByIntegerLiteral {
          static func * (left: Self, right: Self) -> Self
        }
        func h<T>(a: T) -> T where T: Measure { a * -1 }
        //~ * => +
        """)
  }

  @Test func `Operands that change nothing, and distances between places, are left alone`() {
    expectMutants(
      .arithmetic,
      in: """
        func f(a: Int, p: UnsafePointer<Int>, q: UnsafePointer<Int>) {
          _ = a + 0
          _ = a * 1
          _ = "a" + ""
          _ = q - p
          _ = q + 1
          //~ + => -
          _ = 0 - a
          //~ - => +
        }
        """)
  }

  @Test func `Declarations of operators, references to them and conditions of the compiler are none`() {
    expectMutants(
      .arithmetic,
      in: """
        extension Money {
          static func + (left: Money, right: Money) -> Money { left }
        }
        #if swift(>=5 + 1)
          let a = 1 - 1
        #endif
        let sum = [1].reduce(0, +)
        """)
  }
}
