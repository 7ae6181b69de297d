import Testing

@testable import TelltaleFaults

@Suite struct OptionalTryTests {
  @Test func `What is tried is nil`() {
    expectMutants(
      .optionalTry,
      in: """
        func f(data: Data) -> Item? {
          let item: Item? = try? decode(data)
          //~ try? decode(data) => nil
          take(try? decode(data))
          //~ try? decode(data) => (true ? nil : (try? decode(data)))
          if let other = try? decode(data) { return other }
          try? save()
          _ = try! decode(data)
          return item
        }
        """)
  }
}
