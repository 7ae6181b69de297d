import Testing

@testable import TelltaleFaults

@Suite struct RemovedDeferTests {
  @Test func `What is done on the way out is left out`() {
    expectMutants(
      .removedDefer,
      in: """
        func f() {
          defer { close() }
          //~ defer { close() } => 
          defer {}
        }
        func g() {
          let a: Int
          defer { close() }
          a = 1
        }
        """)
    expectRewrite(
      .removedDefer, of: "func f() { defer { close() }; g() }",
      to: "func f() { defer { if __telltale_keep(1) { close() } }; g() }")
  }
}
