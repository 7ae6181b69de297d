import Testing

@testable import TelltaleFaults

@Suite struct BooleanLiteralTests {
  @Test func `True becomes false, and false true`() {
    expectMutants(
      .booleanLiteral,
      in: """
        func f(found: Bool = false) -> Bool {
          var found = true
          //~ true => false
          found = false
          //~ false => true
          while true { if found == true { return false } }
          //~ false => true
        }
        struct S {
          var isOpen = false
          func g() -> Bool { true }
        }
        """)
  }
}
