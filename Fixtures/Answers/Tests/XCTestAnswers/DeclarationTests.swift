import XCTest

class BaseTests: XCTestCase {
  func testIsInherited() {}
}

final class DerivedTests: BaseTests {
  func testIsOfTheDerivedClass() {}
}

extension DerivedTests {
  func testStandsInAnExtension() {}

  func testHasAParameter(_ value: Int) {}

  func notATest() {}
}

#if os(macOS)
  extension DerivedTests {
    func testIsNotCompiledHere() {}
  }
#endif
