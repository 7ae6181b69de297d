import Testing

@testable import TelltaleFaults

@Suite struct SwitchCaseTests {
  @Test func `A case is left to the default`() {
    expectMutants(
      .switchCase,
      in: """
        func f(a: Int) -> Int {
          switch a {
          case 1: return 1
          //~ 1 => 1 where false
          case 2, 3...5: return 2
          //~ 2, 3...5 => 2 where false, 3...5 where false
          case let x where x < 0: return x
          //~ let x where x < 0 => let x where false
          case 6: return 0
          default: return 0
          }
        }
        """)
    expectRewrite(
      .switchCase, of: "func f() { switch a { case .b, .c: d(); default: e() } }",
      to: "func f() { switch a { case .b where __telltale_keep(1), .c where __telltale_keep(1): d(); default: e() } }")
    expectRewrite(
      .switchCase, of: "func f(x: Bool) { switch a { case .b where x: d(); case _ where g(): e(); default: h() } }",
      to: """
        func f(x: Bool) { switch a { case .b where (x) && __telltale_keep(1): d(); \
        case _ where __telltale_keep(2) && (g()): e(); default: h() } }
        """)
  }

  @Test func `Without a default, every case is needed`() {
    expectMutants(
      .switchCase,
      in: """
        func f(a: Bool) {
          switch a {
          case true: print(1)
          case false: print(2)
          }
          switch b {
          case .c: print(1)
          @unknown default: print(2)
          }
        }
        """)
  }
}
