import Testing

@testable import TelltaleFaults

@Suite struct LoopTests {
  @Test func `A loop is left before its first iteration`() {
    expectMutants(
      .skippedLoop,
      in: """
        func f(a: [Int], b: Bool) async {
          for x in a { print(x) }
          //~ { print(x) } => { break }
          while b { print(1) }
          //~ { print(1) } => { break }
          repeat { print(2) } while b
          //~ { print(2) } => { break }
          for await x in stream { print(x) }
          //~ { print(x) } => { break }
          while true { print(3) }
          for _ in a {}
        }
        """)
    expectRewrite(
      .skippedLoop, of: "func f() { for x in y {g(x)} }",
      to: "func f() { for x in y { if __telltale_on(1) { break };g(x)} }")
  }

  @Test func `break and continue are exchanged where they mean a loop`() {
    expectMutants(
      .loopExit,
      in: """
        func f(a: [Int]) {
          outer: for x in a {
            if x == 1 { break }
            //~ break => continue
            guard x > 2 else { continue }
            //~ continue => break
            for y in a { if y == x { continue outer } }
            //~ continue => break
            switch x {
            case 3: break
            case 4: continue
            case 5: break outer
            //~ break => continue
            default: print(x)
            }
            block: do { break block }
          }
          while true {
            if a.isEmpty { break }
            //~ break => continue
            continue
          }
          let b: Int
          for x in a { if x == 1 { break } }
          b = 1
        }
        """)
    expectRewrite(
      .loopExit, of: "func f() { a: for x in y { if x { continue a } } }",
      to: "func f() { a: for x in y { if x { if __telltale_on(1) { break a }; continue a } } }")
  }

  @Test func `break and continue are left out where the code goes on`() {
    expectMutants(
      .removedLoopExit,
      in: """
        func f(a: [Int]) {
          for x in a {
            if x == 1 { break }
            //~ break => 
            guard x > 2 else { continue }
            switch x {
            case 4: continue
            //~ continue => break
            default: print(x)
            }
          }
        }
        """)
  }
}
