/// A test that a test executable lists.
package struct DiscoveredTest: Sendable, Hashable {
  package enum Library: String, Sendable, Hashable { case xctest, swiftTesting }

  /// SwiftPM's spelling: `Module.Class/test`, `Module.Outer/Inner/test(_:)`, with `#2` for the second of two overloads in
  /// source order.
  package var id: String
  /// The display name, or the id's last part.
  package var title: String
  /// Relative to the package; empty where that is not known.
  package var file: String
  /// From 1; 0 where that is not known.
  package var line: Int
  package var library: Library
  /// What picks it in the executable: the argument for XCTest, the whole id for Swift Testing.
  package var selector: String

  package init(id: String, title: String, file: String, line: Int, library: Library, selector: String) {
    self.id = id
    self.title = title
    self.file = file
    self.line = line
    self.library = library
    self.selector = selector
  }
}
