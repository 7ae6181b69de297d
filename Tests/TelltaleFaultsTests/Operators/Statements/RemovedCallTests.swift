import Testing

@testable import TelltaleFaults

@Suite struct RemovedCallTests {
  @Test func `Calls whose result nobody uses are left out`() {
    expectMutants(
      .removedCall,
      in: """
        func f(a: A) async throws {
          a.start()
          //~ a.start() => 
          try await a.send(1)
          //~ try await a.send(1) => 
          a.child?.stop { print(2) }
          //~ a.child?.stop { print(2) } => 
          _ = a.next()
          //~ _ = a.next() => 
          super.viewDidLoad()
          //~ super.viewDidLoad() => 
          switch a {
          case .x: reset()
          //~ reset() => break
          case .y:
            reset()
            //~ reset() => 
            a.stop()
            //~ a.stop() => 
          }
        }
        """)
    expectRewrite(
      .removedCall, of: "func f() { try g() /* why */ }",
      to: "func f() { if __telltale_keep(1) { try g() } /* why */ }")
  }

  @Test func `What is or may be a value stays`() {
    expectMutants(
      .removedCall,
      in: """
        func a() -> Int { g() }
        var b: Int { g() }
        func c(x: Bool) -> Int { if x { g() } else { h() } }
        let d = e.map { g($0) }
        func f(x: Bool) {
          let y = if x { g() } else { h() }
          print(y)
          //~ print(y) => 
          let z = switch x {
          case true: g()
          case false: h()
          }
          queue.run { g() }
          //~ queue.run { g() } => 
          queue.run { if x { g() } else { h() } }
          //~ queue.run { if x { g() } else { h() } } => 
        }
        """)
  }

  @Test func `Branches that give nothing, and closures that are given for their effect, are statements`() {
    expectMutants(
      .removedCall,
      in: """
        func a(x: Bool) -> Int {
          if x { g() }
          //~ g() => 
          return 1
        }
        let b = {
          g()
          //~ g() => 
          h()
          //~ h() => 
        }
        let c = { () -> Void in g() }
        //~ g() => 
        func d() {
          e.forEach { g($0) }
          //~ e.forEach { g($0) } => 
          //~ g($0) => 
        }
        """)
  }

  @Test func `Calls that never return, initialisers and what a builder reads stay`() {
    expectMutants(
      .removedCall,
      in: """
        func refuse() -> Never { fatalError() }
        class C: D {
          override init() {
            super.init()
          }
          convenience init(x: Int) { self.init() }
        }
        func a() {
          refuse()
          fatalError("no")
          Text("a")
          B.C("d")
          1 + 2
        }
        var body: some View {
          row(1)
          row(2)
        }
        @Builder func built() -> [Int] { row(1); row(2) }
        func list(@Builder content: () -> [Int]) {}
        let e = list {
          row(1)
          row(2)
        }
        struct Handle: ~Copyable {
          consuming func close() {
            flush()
            discard self
          }
        }
        """)
  }
}
