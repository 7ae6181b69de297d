import Testing

@testable import TelltaleFaults

@Suite struct ReturnValueTests {
  @Test func `Each type has its plain values`() {
    expectMutants(
      .returnValue,
      in: """
        func a() -> Bool { x }
        //~ { x } => { return true }
        //~ { x } => { return false }
        func b() -> UInt8 { x }
        //~ { x } => { return 0 }
        //~ { x } => { return 1 }
        func c() -> Double { x }
        //~ { x } => { return 0 }
        //~ { x } => { return 1 }
        func d() -> String { x }
        //~ { x } => { return "" }
        //~ { x } => { return "telltale" }
        func e() -> Int? { x }
        //~ { x } => { return nil }
        func f() -> [Int] { x }
        //~ { x } => { return [] }
        func g() -> Set<Int> { x }
        //~ { x } => { return [] }
        func h() -> [Int: Int] { x }
        //~ { x } => { return [:] }
        func i() -> (low: Int, names: [String]) { x }
        //~ { x } => { return (0, []) }
        //~ { x } => { return (1, []) }
        func j() -> Swift.Bool { x }
        //~ { x } => { return true }
        //~ { x } => { return false }
        """)
  }

  @Test func `Types without a plain value have no mutants`() {
    expectMutants(
      .returnValue,
      in: """
        protocol P { func required() -> Bool; var value: Int { get } }
        func a<T>(_ t: T) -> T { t }
        func b() -> some Sequence { [1] }
        func c() -> Never { fatalError() }
        func d() { print(1) }
        func e() -> (Int, URL) { x }
        func f() -> (Int) -> Int { x }
        struct S { func g() -> Self { self } }
        """)
  }

  @Test func `Getters and subscripts give back values too`() {
    expectMutants(
      .returnValue,
      in: """
        struct S {
          var stored: Int = 1
          var a: Bool { x }
          //~ { x } => { return true }
          //~ { x } => { return false }
          var b: [Int] {
            get { x }
            //~ { x } => { return [] }
            set { y = newValue }
          }
          subscript(i: Int) -> Int? { x }
          //~ { x } => { return nil }
        }
        """)
  }

  @Test func `A body that already is the value has no mutant of it`() {
    expectMutants(
      .returnValue,
      in: """
        func a() -> Bool { true }
        //~ { true } => { return false }
        func b() -> [Int] { return [] }
        func c() -> Set<Int> { Set() }
        func d() -> Int? { nil }
        func e() -> Int { 0.0 }
        //~ { 0.0 } => { return 1 }
        func f() -> [Int] { [Int]() }
        """)
  }

  @Test func `Bodies that may mean something else are left alone`() {
    expectMutants(
      .returnValue,
      in: """
        @StringBuilder func a() -> String { "a" }
        func built() -> [Int] {
          1
          2
        }
        func abstract() -> Int { fatalError("not here") }
        func custom() -> Int { unimplemented() }
        func unimplemented() -> Never { fatalError() }
        struct Handle: ~Copyable {
          consuming func close() -> Bool {
            discard self
            return true
          }
        }
        """)
  }

  @Test func `Where the value is implicit, the rewrite says return`() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        func a(_ x: Int?) -> Int? { x }
        func b(_ x: Int) -> [Int] { if x > 0 { [1] } else { [] } }
        func c() -> [Int] { throw E() }
        func d() -> [Int] {
          #if DEBUG
            [1]
          #else
            [2]
          #endif
        }
        """)
    let finder = finder([.returnValue], file)
    let instrumented = Instrumenter(finder: finder).instrument(file, mutants: finder.mutants(in: file), base: 7)
    #expect(
      instrumented.text == """
        func a(_ x: Int?) -> Int? { if __telltale_on(7) { return nil }; return x }
        func b(_ x: Int) -> [Int] { if __telltale_on(8) { return [] }; return if x > 0 { [1] } else { [] } }
        func c() -> [Int] { if __telltale_on(9) { return [] }; throw E() }
        func d() -> [Int] { if __telltale_on(10) { return [] };
          #if DEBUG
            return [1]
          #else
            return [2]
          #endif
        }
        public import TelltaleRuntime

        """)
  }

  @Test func `What is given back tells an opaque type`() {
    expectMutants(
      .returnValue,
      in: """
        func a() -> (some Collection<Int>)? { first ? nil : list }
        func b() -> [any Shape]? { shapes }
        //~ { shapes } => { return nil }
        """)
  }
}
