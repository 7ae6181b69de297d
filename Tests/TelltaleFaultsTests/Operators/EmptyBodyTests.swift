import Testing

@testable import TelltaleFaults

@Suite struct EmptyBodyTests {
  @Test func `Functions, setters and observers without a value are emptied`() {
    expectMutants(
      .emptyBody,
      in: """
        class C {
          func a() { print(1) }
          //~ { print(1) } => {}
          func b() -> Void { print(1) }
          //~ { print(1) } => {}
          func c() throws -> () {
          //~ {... => {}
            try d()
          }
          var e: Int {
            get { 1 }
            set { print(newValue) }
            //~ { print(newValue) } => {}
          }
          var f = 1 {
            willSet { print(1) }
            //~ { print(1) } => {}
            didSet { print(2) }
            //~ { print(2) } => {}
          }
        }
        """)
  }

  @Test func `Bodies that must stay, or are empty, have no mutants`() {
    expectMutants(
      .emptyBody,
      in: """
        class C {
          init() { print(1) }
          deinit { print(1) }
          func a() {}
          func b() {
            // nothing to do
          }
          func c() { fatalError("abstract") }
          func d() -> Int { 1 }
          func e() -> Never { fatalError() }
          var f: Int { 1 }
          var g: Int {
            _read { yield x }
            _modify { yield &x }
          }
          @Builder func h() { 1 }
        }
        """)
  }
}
