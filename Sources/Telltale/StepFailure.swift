/// A step that ended without a pass, and where to read why.
package struct StepFailure: Sendable, Hashable {
  /// The id of the step's check.
  package var check: String
  package var version: String
  /// How it ended, in words that follow the step's name.
  package var words: String
  /// The last lines that it wrote.
  package var lines: [String]
  /// The file that holds all it wrote.
  package var log: String?

  /// A step's end without a pass on a version.
  package init(check: String, version: String, words: String, lines: [String], log: String?) {
    self.check = check
    self.version = version
    self.words = words
    self.lines = lines
    self.log = log
  }
}
