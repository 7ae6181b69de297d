/// A Swift source file of the package under study.
package struct SourceFile: Sendable, Hashable {
  /// Relative to the package, with `/` between the parts.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
