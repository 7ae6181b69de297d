import Testing

@testable import TelltaleFaults

@Suite struct EqualityTests {
  @Test func `An equality of unknown operands becomes both constants`() {
    expectMutants(
      .equality,
      in: """
        func f(a: String, b: String?, c: Any.Type) {
          _ = a == b
          //~ a == b => true
          //~ a == b => false
          _ = b != nil
          //~ b != nil => true
          //~ b != nil => false
          _ = c == Int.self
          //~ c == Int.self => true
          //~ c == Int.self => false
          _ = a === b
        }
        """)
  }

  @Test func `Counts and numbers have an order`() {
    expectMutants(
      .equality,
      in: """
        func f(a: [Int], n: Int, x: Double) {
          _ = a.count == n
          //~ == => <=
          //~ == => >=
          //~ a.count == n => false
          _ = n != 0
          //~ != => <
          //~ != => >
          //~ n != 0 => true
          _ = -1.5 == x
          //~ == => <=
          //~ == => >=
          //~ -1.5 == x => false
        }
        """)
  }

  @Test func `What may be optional has no order`() {
    expectMutants(
      .equality,
      in: """
        struct Order { var number: Int? }
        func f(a: [Int]?, d: [String: Int], order: Order, n: Int?) {
          _ = a?.count == 0
          //~ a?.count == 0 => true
          //~ a?.count == 0 => false
          _ = d["a"] == 1
          //~ d["a"] == 1 => true
          //~ d["a"] == 1 => false
          _ = d.values.first == 1
          //~ d.values.first == 1 => true
          //~ d.values.first == 1 => false
          _ = order.number == 2
          //~ order.number == 2 => true
          //~ order.number == 2 => false
          _ = n == 3
          //~ n == 3 => true
          //~ n == 3 => false
        }
        """)
  }
}
