/// A test as it stands in the source of a test target, whether or not it is compiled.
package struct TestDeclaration: Sendable, Hashable {
  package enum Library: Sendable, Hashable { case xctest, swiftTesting }

  package var library: Library
  /// The types around it, from the outermost; an extension counts as the type that it extends.
  package var types: [String]
  /// `testSum` for XCTest, `sum(of:)` for Swift Testing.
  package var name: String
  /// From 1.
  package var line: Int
  /// The condition of the innermost `#if` around it, as it is written; nil where there is none.
  package var condition: String?
  /// Where it stands, attributes and all.
  package var extent: Extent

  /// Where a test stands, and what stands there.
  package struct Extent: Sendable, Hashable {
    /// From 1.
    package var lines: ClosedRange<Int>
    /// From its attributes to its closing brace.
    package var text: String
    /// What is between its braces, in UTF-8 code units of the file; nil where it has no body.
    package var body: Range<Int>?
  }
}

/// What a file of tests declares.
package struct TestDeclarations: Sendable, Hashable {
  package var tests: [TestDeclaration] = []
  /// The first type that each class inherits from, by the class's name.
  package var superclasses: [String: String] = [:]
}
