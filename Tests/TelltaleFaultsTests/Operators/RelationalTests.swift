import Testing

@testable import TelltaleFaults

@Suite struct RelationalTests {
  @Test func `Each relation becomes the three that subsume all others`() {
    expectMutants(
      .relational,
      in: """
        func f(a: Int, b: Int) {
          _ = a < b
          //~ < => <=
          //~ < => !=
          //~ a < b => false
          _ = a <= b
          //~ <= => <
          //~ <= => ==
          //~ a <= b => true
          _ = a > b
          //~ > => >=
          //~ > => !=
          //~ a > b => false
          _ = a >= b
          //~ >= => >
          //~ >= => ==
          //~ a >= b => true
          _ = a == b
        }
        """)
  }

  @Test func `Operands of every shape are left as they are`() {
    expectMutants(
      .relational,
      in: #"""
        func f(a: [Int], b: Double, c: (Int, Int)) {
          _ = a.map { $0 + 1 }.count < a[0]
          //~ < => <=
          //~ < => !=
          //~ a.map { $0 + 1 }.count < a[0] => false
          _ = -b < .pi
          //~ < => <=
          //~ < => !=
          //~ -b < .pi => false
          _ = c < (1, 2)
          //~ < => <=
          //~ < => !=
          //~ c < (1, 2) => false
          print("\(b < 1)")
          //~ < => <=
          //~ < => !=
          //~ b < 1 => false
        }
        """#)
  }

  @Test func `A comparison over several lines keeps them`() {
    expectMutants(
      .relational,
      in: """
        func f(a: Int, b: Int) -> Bool {
          a  // the first
          //~ a  // the first... => false
            < b  // the second
            //~ < => <=
            //~ < => !=
        }
        """)
  }

  @Test func `What only looks like a comparison is left alone`() {
    expectMutants(
      .relational,
      in: """
        func f<T>(a: Array<Int>, b: T) -> Bool where T: Comparable {
          #if swift(>=5)
            return a.sorted(by: <) == Array<Int>()
          #endif
        }
        @available(macOS 10.15, *)
        struct S {
          static func < (left: S, right: S) -> Bool { true }
        }
        """)
  }
}
