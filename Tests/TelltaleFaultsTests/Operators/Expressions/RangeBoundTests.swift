import Testing

@testable import TelltaleFaults

@Suite struct RangeBoundTests {
  @Test func `A range has the other kind of bound where its type goes unseen`() {
    expectMutants(
      .rangeBound,
      in: """
        func f(list: inout [Int], text: String, a: Int, b: Int) {
          for index in 0..<b { print(index) }
          //~ ..< => ...
          for index in (a...b) { print(index) }
          //~ ... => ..<
          _ = list[a..<b]
          //~ ..< => ...
          _ = list[...b]
          //~ ... => ..<
          _ = (a...b).contains(3)
          //~ ... => ..<
          (a..<b).forEach { print($0) }
          //~ ..< => ...
          list.removeSubrange(a..<b)
          //~ ..< => ...
        }
        """)
  }

  @Test func `A range whose type may be seen, or without an upper bound, is left alone`() {
    expectMutants(
      .rangeBound,
      in: """
        func f(list: [Int], a: Int, b: Int) {
          let range = a..<b
          _ = list[a...]
          take(a..<b)
          switch a {
          case 0..<3: break
          default: break
          }
          if case 0...3 = a { return }
          func g(_ values: Int...) {}
          _ = list[range, default: 0..<1]
        }
        """)
  }
}
