import TelltaleFaults
import Testing

@Suite struct AnyErrorExpectationTests {
  @Test(arguments: [
    ("XCTAssertThrowsError(try parse(\"x\"))", "XCTAssertThrowsError"),
    ("XCTAssertThrowsError(try parse(\"x\"), \"a message\")", "XCTAssertThrowsError"),
    ("#expect(throws: (any Error).self) { try parse() }", "#expect(throws: (any Error).self)"),
    ("try #require(throws: Error.self) { try parse() }", "#require(throws: Error.self)"),
    ("XCTAssertNil(try? parse(\"x\"))", "try?"),
  ])
  func `an expectation that any error meets is found`(body: String, spelling: String) {
    #expect(AnyErrorExpectation.first(in: "func test() throws {\n  \(body)\n}") == spelling)
  }

  @Test(arguments: [
    "XCTAssertThrowsError(try parse(\"x\")) { XCTAssertEqual($0 as? E, .empty) }",
    "XCTAssertThrowsError(try parse(\"x\"), \"m\", { error in check(error) })",
    "#expect(throws: E.empty) { try parse() }", "#expect(try parse() == 1)", "try! parse()",
    "// XCTAssertThrowsError(x)",
  ])
  func `one that names the error is not`(body: String) {
    #expect(AnyErrorExpectation.first(in: "func test() throws {\n  \(body)\n}") == nil)
  }
}
