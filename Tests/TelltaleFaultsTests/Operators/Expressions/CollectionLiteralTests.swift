import Testing

@testable import TelltaleFaults

@Suite struct CollectionLiteralTests {
  @Test func `A list that is written out is empty where its type is known`() {
    expectMutants(
      .collectionLiteral,
      in: """
        func f(a: Int, b: [Int] = [1]) -> [String: Int] {
          var list: [Int] = [a, 2]
          //~ [a, 2] => []
          list = []
          let other = [1, 2]
          for value in [1, 2] { print(value) }
          take([1, 2], options: [.wide, .tall])
          //~ [.wide, .tall] => []
          if a > 1 { return ["a": 1] }
          //~ ["a": 1] => [:]
          return [:]
        }
        struct S {
          var list: [Int] = [1]
          func g() -> [Int] { [1, 2] }
        }
        """)
  }
}
