import Testing

@testable import TelltaleFaults

@Suite struct BindingTests {
  @Test func `What binds or matches fails after all of it was evaluated`() {
    expectMutants(
      .binding,
      in: """
        func f(a: Int?, b: Int?) {
          if let a, let c = b { print(a + c) }
          //~ let c = b => let c = b, false
          guard let a else { return }
          //~ let a => let a, false
          while let next = pop() { print(next) }
          //~ let next = pop() => let next = pop(), false
          if case .some(let d) = a, d > 1 { print(d) }
          //~ d > 1 => d > 1, false
          if a == nil { print(1) }
        }
        """)
    expectRewrite(
      .binding, of: "func f(a: Int?) { if let a { g(a) } }",
      to: "func f(a: Int?) { if let a, __telltale_keep(1) { g(a) } }")
  }
}
