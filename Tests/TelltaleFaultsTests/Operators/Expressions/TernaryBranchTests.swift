import Testing

@testable import TelltaleFaults

@Suite struct TernaryBranchTests {
  @Test func `One branch is taken in any case`() {
    expectMutants(
      .ternary,
      in: """
        func f(isMember: Bool) {
          _ = isMember ? 5 : 8
          //~ isMember => true
          //~ isMember => false
          _ = true ? 5 : 8
        }
        """)
  }
}
