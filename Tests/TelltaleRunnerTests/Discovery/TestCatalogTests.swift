import Telltale
import TelltaleFaults
import Testing

@testable import TelltaleRunner

@Suite struct TestCatalogTests {
  private let catalog = TestCatalog(files: [
    file(
      "Tests/CartTests/A.swift",
      """
      class BaseTests: XCTestCase { func testIsInherited() {} }
      final class CartTests: BaseTests {
        func testSum() {}
        func testForgotten() {}
      }
      class Helper: NSObject { func testConnection() {} }
      """),
    file(
      "Tests/CartTests/B.swift",
      """
      extension CartTests { func testInAnExtension() {} }
      #if os(macOS)
      @Test func onMac() {}
      #endif
      struct Sums { @Test func a() {} }
      """),
  ])

  @Test("A test of XCTest has the place of its method, in an extension or in a superclass")
  func places() {
    let tests = catalog.xctests([
      .init(className: "CartTests.CartTests", method: "testSum"),
      .init(className: "CartTests.CartTests", method: "testInAnExtension"),
      .init(className: "CartTests.CartTests", method: "testIsInherited"),
      .init(className: "CartTests.Unknown", method: "testX"),
    ])
    #expect(tests.map(\.file) == ["Tests/CartTests/A.swift", "Tests/CartTests/B.swift", "Tests/CartTests/A.swift", ""])
    #expect(tests.map(\.line) == [3, 1, 1, 0])
    #expect(tests.map(\.id)[0] == "CartTests.CartTests/testSum")
  }

  @Test("Overloads are numbered in the order of the source, wherever the executable lists them")
  func overloads() {
    let tests = catalog.swiftTests(
      [
        .init(id: "M.S/f()/A.swift:9:3", title: "f()", path: "/root/Tests/A.swift", line: 9, column: 3),
        .init(id: "M.S/f()/A.swift:2:3", title: "f()", path: "/root/Tests/A.swift", line: 2, column: 3),
        .init(id: "M.S/`a/b`()/A.swift:5:3", title: "a/b", path: "/root/Tests/A.swift", line: 5, column: 3),
      ], root: "/root")
    #expect(tests.map(\.id) == ["M.S/f()", "M.S/`a/b`()", "M.S/f()#2"])
    #expect(tests.map(\.line) == [2, 5, 9])
    #expect(tests.map(\.selector)[2] == "M.S/f()/A.swift:9:3")
    #expect(tests.allSatisfy { $0.file == "Tests/A.swift" })
  }

  @Test("Tests that stand in the source and are not listed are outside-category, with the reason")
  func unlisted() {
    let listed = catalog.xctests([
      .init(className: "CartTests.CartTests", method: "testSum"),
      .init(className: "CartTests.CartTests", method: "testInAnExtension"),
      .init(className: "CartTests.BaseTests", method: "testIsInherited"),
    ])
    let unlisted = catalog.unlisted(besides: listed, linuxMain: "Tests/LinuxMain.swift")
    #expect(unlisted.map(\.id) == ["CartTests.CartTests/testForgotten", "CartTests.Sums/a()", "CartTests.onMac()"])
    #expect(unlisted.allSatisfy { $0.correct == .didNotRun(.notFound) })
    #expect(unlisted[0].note == "Tests/LinuxMain.swift does not list it; --enable-test-discovery ignores that file.")
    #expect(unlisted[1].note == "It stands in the source, and the test executable does not list it.")
    #expect(unlisted[2].note == "It stands under #if os(macOS), and this build does not compile it.")
  }

  @Test("The listing of XCTest is read at any depth, also with words before it")
  func listing() throws {
    let json = """
      warning: something
      {"name":"All tests","tests":[{"name":"debug.xctest","tests":[{"name":"M.A","tests":[{"name":"testX"}]}]}]}
      """
    #expect(try TestListing.xctests(in: json) == [.init(className: "M.A", method: "testX")])
    #expect(try TestListing.xctests(in: #"{"name":"All tests","tests":[]}"#).isEmpty)
    #expect(throws: (any Error).self) { try TestListing.xctests(in: "{broken") }
  }

  private static func file(_ path: String, _ text: String) -> TestCatalog.File {
    TestCatalog.File(
      path: path, module: "CartTests", declarations: TestDeclarations(scanning: SourceFile(path: path, text: text)))
  }
}
