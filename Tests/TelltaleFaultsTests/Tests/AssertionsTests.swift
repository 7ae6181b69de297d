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

  @Test("The first argument of each assertion is its subject, each once")
  func xctest() {
    #expect(Assertions(ofTestAt: 2, in: file)?.subjects == ["makeCart()", "cart.total", "cart.isOpen"])
  }

  @Test("Of a comparison the left side is, whichever line the attribute is on")
  func swiftTesting() {
    #expect(Assertions(ofTestAt: 9, in: file)?.subjects == ["cart.count"])
    #expect(Assertions(ofTestAt: 10, in: file)?.subjects == ["cart.count"])
  }

  @Test("A test may have none, and a line may have no test")
  func nothing() {
    #expect(Assertions(ofTestAt: 15, in: file)?.subjects == [])
    #expect(Assertions(ofTestAt: 1, in: file) == nil)
  }
}
