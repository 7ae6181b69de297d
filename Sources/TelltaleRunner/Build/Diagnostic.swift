/// One message of the compiler, or of another tool of a build.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, note, remark
  }

  /// Relative to the package, or absolute where it is not in the package; nil where the tool named none.
  package var file: String?
  /// From 1; 0 where the tool named none.
  package var line: Int
  /// From 1, in UTF-8 code units; 0 where the tool named none.
  package var column: Int
  package var severity: Severity
  package var message: String
  /// The notes that follow it.
  package var notes: [Diagnostic]

  package init(
    file: String?, line: Int = 0, column: Int = 0, severity: Severity, message: String, notes: [Diagnostic] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.notes = notes
  }
}
