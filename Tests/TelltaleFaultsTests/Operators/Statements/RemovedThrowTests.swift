import Testing

@testable import TelltaleFaults

@Suite struct RemovedThrowTests {
  @Test func `An error is not thrown where the code goes on behind`() {
    expectMutants(
      .removedThrow,
      in: """
        func f(x: Int) throws -> Int {
          if x < 0 { throw E() }
          //~ throw E() => 
          for y in 0..<x { if y == 7 { throw E() } }
          //~ throw E() => 
          do { try g() } catch { throw F(error) }
          //~ throw F(error) => 
          switch x {
          case 1: throw E()
          //~ throw E() => break
          default: print(x)
          }
          return x
        }
        func h() throws { throw E() }
        //~ throw E() => 
        let i = { (x: Int) throws in
          if x < 0 { throw E() }
          //~ throw E() => 
        }
        """)
  }

  @Test func `Where a value, a way out or an initialisation is due, it stays`() {
    expectMutants(
      .removedThrow,
      in: """
        func a(x: Int?) throws -> Int {
          guard let x else { throw E() }
          if x > 1 { return x } else { throw E() }
        }
        func b() throws -> Int { throw E() }
        func c(x: Bool) throws -> Int { if x { 1 } else { throw E() } }
        func d(x: Bool) throws {
          let y: Int
          if x { y = 1 } else { throw E() }
          let z = if x { 1 } else { throw E() }
        }
        var e: Int { get throws { throw E() } }
        struct S {
          var f: Int
          init(x: Int?) throws {
            if let x { f = x } else { throw E() }
          }
        }
        let g = { (x: Int) throws in
          if x > 1 { return 1 }
          throw E()
        }
        let h = { (x: Int) throws in throw E() }
        let i = { (x: Int) throws in
          print(x)
          switch x {
          case 1: throw E()
          default: throw F()
          }
        }
        """)
  }
}
