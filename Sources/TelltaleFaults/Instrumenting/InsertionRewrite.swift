/// A site with one fault whose switch is text put in at a few places, all of the original staying where it is.
///
/// Such as `save()`, which becomes `if __telltale_keep(17) { save() }`.
struct InsertionRewrite: Sendable {
  /// A text put in, with `#` where the fault's number belongs.
  struct Insertion: Sendable {
    var offset: Int
    /// Whether it stands behind all that sites inside put in at the same offset.
    var isClosing = false
    var text: String
    /// How much of the original, in which there is no other site, the text stands in place of.
    var replaced = 0
  }

  var range: Range<Int>
  var insertions: [Insertion]
  /// Whether the range is a whole body, of which only the head is rewritten: an error inside is not this site's.
  var isBody = false
  /// Whether what is put in stands around a whole statement, and so around every expression of the same range.
  var isStatement = false

  func edits(for numbered: NumberedSite) -> [TextEdit] {
    insertions.map { insertion in
      let text = insertion.text.replacing("#", with: "\(numbered.first)")
      if insertion.replaced > 0 {
        return .replacing(insertion.offset..<insertion.offset + insertion.replaced, text)
      }
      return insertion.isClosing ? .closing(insertion.offset, text) : .opening(insertion.offset, text)
    }
  }

  /// A statement that is left out.
  static func skipping(_ statement: Range<Int>) -> InsertionRewrite {
    InsertionRewrite(
      range: statement,
      insertions: [
        Insertion(offset: statement.lowerBound, text: "if __telltale_keep(#) { "),
        Insertion(offset: statement.upperBound, isClosing: true, text: " }"),
      ],
      isStatement: true)
  }

  /// A statement before which another way out is taken.
  static func leaving(_ statement: Range<Int>, by exit: String) -> InsertionRewrite {
    InsertionRewrite(
      range: statement,
      insertions: [Insertion(offset: statement.lowerBound, text: "if __telltale_on(#) { \(exit) }; ")],
      isStatement: true)
  }

  /// An expression in whose place another one may be evaluated.
  static func exchanging(_ expression: Range<Int>, for other: String) -> InsertionRewrite {
    InsertionRewrite(
      range: expression,
      insertions: [
        Insertion(offset: expression.lowerBound, text: "__telltale_value(#, "),
        Insertion(offset: expression.upperBound, isClosing: true, text: ", \(other))"),
      ])
  }
}
