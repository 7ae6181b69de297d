import Testing

@testable import TelltaleFaults

@Suite struct StringLiteralTests {
  @Test func `A text is empty`() {
    expectMutants(
      .stringLiteral,
      in: #"""
        func f(name: String, title: String = "ab") -> String {
          var text = "ab"
          //~ "ab" => ""
          text = "a \(name)"
          //~ "a \(name)" => ""
          let letter = "a"
          let line = "\n"
          print("hello")
          fatalError("hello")
        }
        func g() -> String { "ab" }
        """#)
  }
}
