import TelltaleFaults
import Testing

@Suite struct TestDeclarationTests {
  private let found = TestDeclarations(
    scanning: SourceFile(
      path: "Tests/A.swift",
      text: """
        final class CartTests: BaseTests {
          func testSum() {}
          func testHasAParameter(_ value: Int) {}
          private func testIsHidden() {}
          static func testIsStatic() {}
          func helper() { func testInside() {} }
        }
        #if os(macOS)
        extension CartTests { func testOnMac() {} }
        #else
        @Test func elsewhere() {}
        #endif
        @Suite struct Outer {
          struct Inner { @Test("A name", .tags(.x)) func takes(_ a: Int, with b: Int) async throws {} }
          @Testing.Test func `a raw name`() {}
          func notMarked() {}
        }
        extension Outer.Inner { @Test func inAnExtension() {} }
        """))

  @Test("Methods called test without parameters are tests of XCTest, hidden, static and inner ones are not")
  func xctest() {
    let tests = found.tests.filter { $0.library == .xctest }
    #expect(tests.map(\.name) == ["testSum", "testOnMac"])
    #expect(tests.map(\.line) == [2, 9])
    #expect(tests.allSatisfy { $0.types == ["CartTests"] })
    #expect(found.superclasses == ["CartTests": "BaseTests"])
  }

  @Test("Functions marked @Test are tests of Swift Testing, with their labels and the types around them")
  func swiftTesting() {
    let tests = found.tests.filter { $0.library == .swiftTesting }
    #expect(tests.map(\.name) == ["elsewhere()", "takes(_:with:)", "`a raw name`()", "inAnExtension()"])
    #expect(tests.map(\.types) == [[], ["Outer", "Inner"], ["Outer"], ["Outer.Inner"]])
  }

  @Test("A test is known with its attributes, its lines and what is between its braces")
  func extents() throws {
    let text = "\n@Test(\n  .tags(.x)\n)\nfunc one() {\n  let é = 1\n}\nstruct S { @Test func two() { 2 } }\n"
    let found = TestDeclarations(scanning: SourceFile(path: "Tests/B.swift", text: text)).tests
    #expect(found.map(\.extent.lines) == [2...7, 8...8])
    #expect(found.map(\.line) == [5, 8])
    #expect(
      found.map(\.extent.text) == ["@Test(\n  .tags(.x)\n)\nfunc one() {\n  let é = 1\n}", "@Test func two() { 2 }"])
    let bodies = try found.map { test in
      String(decoding: Array(text.utf8)[try #require(test.extent.body)], as: UTF8.self)
    }
    #expect(bodies == ["\n  let é = 1\n", " 2 "])
  }

  @Test("The condition that a test stands under is told")
  func conditions() {
    #expect(found.tests.first { $0.name == "testOnMac" }?.condition == "#if os(macOS)")
    #expect(found.tests.first { $0.name == "elsewhere()" }?.condition == "#else")
    #expect(found.tests.first { $0.name == "testSum" }?.condition == nil)
  }
}
