import Testing

@testable import TelltaleFaults

@Suite struct RemovedAssignmentTests {
  @Test func `Assignments and changes by operators are left out`() {
    expectMutants(
      .removedAssignment,
      in: """
        struct S {
          var total = 0
          mutating func add(_ x: Int) throws {
            total += x
            //~ total += x => 
            self.total = try check(x)
            //~ self.total = try check(x) => 
            var a = 1, b = 2
            (a, b) = (b, a)
            //~ (a, b) = (b, a) => 
            list[a] = b
            //~ list[a] = b => 
            var c: Int?
            c = 1
            //~ c = 1 => 
            onChange = { self.total = $0 }
            //~ onChange = { self.total = $0 } => 
            //~ self.total = $0 => 
            self = S()
            //~ self = S() => 
            _ = total
          }
        }
        """)
  }

  @Test func `The first value of a variable stays`() {
    expectMutants(
      .removedAssignment,
      in: """
        func f(x: Bool) {
          let a: Int
          var b: Int, c = 1
          var d: Optional<Int>
          if x { a = 1 } else { a = 2 }
          b = a
          d = b
          c = a
          //~ c = a => 
        }
        """)
  }

  @Test func `In an initialiser, only properties that have a value can keep it`() {
    expectMutants(
      .removedAssignment,
      in: """
        class C {
          let a: Int
          var b: Int
          var c = 1
          var d: Int?
          init(a: Int) {
            self.a = a
            b = a
            c = a
            //~ c = a => 
            self.d = a
            //~ self.d = a => 
            owner.b = a
            //~ owner.b = a => 
            handler = { self.b = 2 }
            //~ self.b = 2 => 
          }
          convenience init() {
            self.init(a: 1)
            b = 2
            //~ b = 2 => 
          }
          var e: Int {
            @storageRestrictions(initializes: b)
            init(initialValue) { b = initialValue }
            get { b }
            set { b = newValue }
            //~ b = newValue => 
          }
        }
        enum E {
          case x
          init() { self = .x }
        }
        """)
  }
}
