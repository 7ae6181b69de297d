import Testing

@testable import TelltaleFaults

@Suite struct NegationTests {
  @Test func `A condition is no longer negated`() {
    expectMutants(
      .negation,
      in: """
        func f(a: Bool, b: Bool) {
          if !a, !(a || b) { return }
          //~ !a => a
          //~ !(a || b) => (a || b)
          #if !DEBUG
          #endif
          _ = a != b
          _ = b!
        }
        """)
  }
}
