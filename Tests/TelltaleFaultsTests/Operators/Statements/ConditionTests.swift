import Testing

@testable import TelltaleFaults

@Suite struct ConditionTests {
  @Test func `A condition that decides by a Bool holds always, or never`() {
    expectMutants(
      .condition,
      in: """
        func f(a: Bool, b: [Int], c: Int?) {
          if a { print(1) } else if b.isEmpty { print(2) }
          //~ a => true
          //~ a => false
          //~ b.isEmpty => true
          //~ b.isEmpty => false
          guard try check(b) else { return }
          //~ try check(b) => true
          //~ try check(b) => false
          while (a || b.isEmpty) { step() }
          //~ (a || b.isEmpty) => true
          //~ (a || b.isEmpty) => false
          repeat { step() } while a
          //~ a => true
          //~ a => false
          for x in b where x.isMultiple(of: 2) { print(x) }
          //~ x.isMultiple(of: 2) => true
          //~ x.isMultiple(of: 2) => false
          switch c {
          case let x? where x > 1: print(x)
          //~ x > 1 => true
          //~ x > 1 => false
          default: break
          }
          if let c, !a { print(c) }
          //~ !a => true
          //~ !a => false
        }
        """)
  }

  @Test func `Constants, bindings, patterns and availability are no conditions to force`() {
    expectMutants(
      .condition,
      in: """
        func f(a: Int?) {
          while true { break }
          if (false) {}
          if let a { print(a) }
          if case .some(1) = a {}
          if #available(macOS 10.15, *) {}
          let b = a == 1 ? 1 : 2
        }
        """)
  }

  @Test func `A condition with an effect is evaluated only where the edit would evaluate it`() {
    expectRewrite(
      .condition, of: "func f() { if g() { h() } }",
      to: "func f() { if (__telltale_skips(1, 2, true) ? __telltale_is(1) : __telltale_bool(1, g())) { h() } }")
    expectRewrite(.condition, of: "func f(a: Bool) { if a {} }", to: "func f(a: Bool) { if __telltale_bool(1, a) {} }")
  }

  @Test func `What takes an expression apart stands inside what is put around it`() {
    expectRewrite(
      .relational, .condition, of: "func f() { if a < b {} }",
      to: "func f() { if __telltale_bool(1, __telltale_lt(3, a , b)) {} }")
    expectRewrite(
      .logical, .logicalSwap, of: "func f() { a && b }",
      to: "func f() { __telltale_choose(1, 1, 0, (__telltale_and(2, 0, a , b)), 1, (a || b)) }")
  }
}
