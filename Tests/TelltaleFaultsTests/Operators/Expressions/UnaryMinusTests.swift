import Testing

@testable import TelltaleFaults

@Suite struct UnaryMinusTests {
  @Test func `A number keeps its sign`() {
    expectMutants(
      .unaryMinus,
      in: """
        func f(a: Int) {
          _ = [-a, -1, -0, 3 - a]
          //~ -a => a
          //~ -1 => 1
          switch a {
          case -1: break
          default: break
          }
        }
        """)
  }
}
