import Testing

@testable import TelltaleFaults

@Suite struct LogicalTests {
  @Test func `A connector becomes either operand, or the constant that decides it`() {
    expectMutants(
      .logical,
      in: """
        func f(a: Bool, b: Bool) {
          _ = a && b
          //~ a && b => a
          //~ a && b => b
          //~ a && b => false
          _ = a || b
          //~ a || b => a
          //~ a || b => b
          //~ a || b => true
        }
        """)
  }

  @Test func `Nested connectors are sites of their own, the outer one first`() {
    expectMutants(
      .logical,
      in: """
        func f(a: Bool, b: Bool, c: Bool) {
          _ = !(a || b) && c
          //~ !(a || b) && c => !(a || b)
          //~ !(a || b) && c => c
          //~ !(a || b) && c => false
          //~ a || b => a
          //~ a || b => b
          //~ a || b => true
        }
        """)
  }

  @Test func `The exchange of connectors keeps the grouping`() {
    expectMutants(
      .logicalSwap,
      in: """
        func f(a: Bool, b: Bool, c: Bool) {
          _ = a && b
          //~ a && b => a || b
          _ = a || b || c
          //~ a || b || c => (a || b) && c
          //~ a || b => (a && b)
          _ = a || b && c
          //~ a || b && c => a && (b && c)
          //~ b && c => (b || c)
        }
        """)
  }
}
