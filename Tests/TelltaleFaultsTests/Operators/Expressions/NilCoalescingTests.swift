import Testing

@testable import TelltaleFaults

@Suite struct NilCoalescingTests {
  @Test func `Either side is taken in any case`() {
    expectMutants(
      .nilCoalescing,
      in: """
        func f(name: String?, guest: String) -> String {
          print(name ?? guest)
          //~ name ?? guest => name!
          //~ name ?? guest => guest
          print(name?.first ?? guest)
          //~ name?.first ?? guest => (name?.first)!
          //~ name?.first ?? guest => guest
          return name ?? "guest"
          //~ name ?? "guest" => name!
          //~ name ?? "guest" => "guest"
        }
        """)
  }

  @Test func `A literal goes on being of the other side's type where nothing else says which`() {
    expectMutants(
      .nilCoalescing,
      in: """
        func f(list: [Int]?) {
          for value in list ?? [] { print(value) }
          //~ list ?? [] => list!
          //~ list ?? [] => (true ? [] : list!)
        }
        """)
  }
}
