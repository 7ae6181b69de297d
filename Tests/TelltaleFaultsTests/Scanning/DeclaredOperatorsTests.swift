import Testing

@testable import TelltaleFaults

@Suite struct DeclaredOperatorsTests {
  @Test func `Operators just as the standard protocols require them are what a generic call reaches`() {
    #expect(
      overloaded(
        """
        struct Money: AdditiveArithmetic, Comparable {
          static func + (left: Money, right: Money) -> Money { left }
          static func - (left: Self, right: Self) -> Self { left }
          static func += (left: inout Money, right: Money) {}
          static func < (left: Money, right: Money) -> Bool { true }
        }
        extension Money {
          static func == (left: Self, right: Self) -> Bool { true }
        }
        """
      ) == [])
  }

  @Test(arguments: [
    // A generic call reaches the protocol's own, which may well be made of this one.
    "&": "static func & (left: inout Bits, right: Bits) -> Bits { left }",
    "<": "static func < (left: Bits, right: Bits) -> Bits { left }",
    "*": "static func * (left: Bits, right: Bits) -> Int { 0 }",
    "+": "static func + (left: Bits, right: Bits) throws -> Bits { left }",
    "-": "static func - (left: Bits, right: Int) -> Bits { left }",
    "-=": "static func -= (left: Bits, right: Bits) {}",
    "|=": "static func |= (left: inout Bits, right: Bits) -> Bits { left }",
    "^": "static func ^ <T>(left: Bits, right: T) -> Bits { left }",
  ])
  func `An operator that looks otherwise is one of its own`(symbol: String, declaration: String) {
    #expect(overloaded("struct Bits {}\nextension Bits { \(declaration) }") == [symbol])
  }

  @Test func `So is one of a class, of a type that is declared elsewhere, and of none`() {
    #expect(
      overloaded(
        """
        class Node { static func == (left: Node, right: Node) -> Bool { true } }
        extension Int { static func - (left: Int, right: Int) -> Int { left } }
        func * (left: Bits, right: Bits) -> Bits { left }
        """
      ) == ["==", "-", "*"])
  }

  private func overloaded(_ text: String) -> Set<String> {
    DeclaredOperators(scanning: [SourceFile(path: "Sources/Shop/Cart.swift", text: text)]).overloaded
  }
}
