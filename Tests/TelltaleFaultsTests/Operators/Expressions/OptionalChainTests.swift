import Testing

@testable import TelltaleFaults

@Suite struct OptionalChainTests {
  @Test func `A value that is reached through a chain is nil`() {
    expectMutants(
      .optionalChain,
      in: """
        func f(user: User?) -> String? {
          var city: String? = user?.address.city
          //~ user?.address.city => nil
          city = user?.address(1)?[2]
          //~ user?.address(1)?[2] => nil
          print(user?.name as Any, show(user?.name))
          //~ user?.name => (true ? nil : (user?.name))
          if city == nil { return user?.name }
          //~ user?.name => nil
          return city
        }
        """)
  }

  @Test func `Statements, targets, and what others make nil are left alone`() {
    expectMutants(
      .optionalChain,
      in: """
        func f(user: User?) -> String? {
          user?.greet()
          user?.name = "a"
          user?.count += 1
          if let name = user?.name { return name }
          let other = user?.name
          if user?.name == "b" { return other }
          read(Int?.self)
          return user?.name ?? "c"
        }
        func g(user: User?) async throws { try await user?.leave() }
        func h(user: User?) async throws -> String? { return try await (user?.name()) }
        struct S { var b: Int { get { 1 } set { user?.count(newValue) } } }
        """)
  }
}
