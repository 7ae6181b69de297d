import SwiftSyntax

/// A way of making mutants: what the operator catalogue shows of it, and how its sites are found.
package struct MutationOperator: Sendable {
  /// Lower-case, with dashes.
  package let name: String
  /// One sentence: what becomes of what.
  package let summary: String
  /// A line of source.
  package let before: String
  /// What each mutant makes of that line.
  package let after: [String]
  /// The site that a node is, if it is one.
  let site: @Sendable (Syntax, SiteContext) -> SiteDraft?
}

/// What an operator may ask about the file and the package around a node.
struct SiteContext: Sendable {
  let package: DeclaredOperators
  let text: [UInt8]

  func slice(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}

/// A place in a source file with the mutants that one operator makes of it.
struct SiteDraft {
  /// One mutant: the hand edit.
  struct Edit {
    /// The UTF-8 offsets of what is replaced.
    var range: Range<Int>
    var replacement: String
  }

  /// The UTF-8 offsets of the expression or body that is rewritten.
  var range: Range<Int>
  var edits: [Edit]
  var rewrite: Rewrite
}
