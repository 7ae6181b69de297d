import TelltaleFaults
import Testing

@Suite struct AssertionsTests {
  private let file = SourceFile(
    path: "T.swift",
    text: """
      final class CartTests: XCTestCase {
        func testTotal() throws {
          let cart = try XCTUnwrap(makeCart())
          XCTAssertEqual(cart.total, 30, "in all")
          XCTAssertTrue(cart.isOpen)
          XCTAssertEqual(cart.total, 30)
        }

        @Test("A title")
        func count() {
          #expect(cart.count == 3 && cart.isOpen)
          helper(cart)
        }

        func testNothing() { cart.add(1) }
      }
      """)

  private func assertions(at line: Int) -> Assertions? { Assertions.ofTests(at: [line], in: file)[line] }

  @Test("The first argument of each assertion is its subject, each once")
  func xctest() {
    #expect(assertions(at: 2)?.subjects == ["makeCart()", "cart.total", "cart.isOpen"])
  }

  @Test("Of a comparison the left side is, whichever line the attribute is on")
  func swiftTesting() {
    #expect(assertions(at: 9)?.subjects == ["cart.count"])
    #expect(assertions(at: 10)?.subjects == ["cart.count"])
  }

  @Test("A test may have none, and a line may have no test")
  func nothing() {
    #expect(assertions(at: 15)?.subjects == [])
    #expect(assertions(at: 1) == nil)
  }

  @Test("The tests of a file are read at once")
  func several() {
    let found = Assertions.ofTests(at: [1, 2, 10], in: file)
    #expect(found.mapValues(\.subjects.last) == [2: "cart.isOpen", 10: "cart.count"])
  }
}
