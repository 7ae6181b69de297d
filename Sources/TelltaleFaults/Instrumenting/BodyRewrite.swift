/// A guard at a body's head: `{ if __telltale_on(24) { return [] }; ... }`.
///
/// A body that gives back its one expression's value has to say `return` once a statement stands before it.
struct BodyRewrite: Sendable {
  var range: Range<Int>
  /// The offset behind the opening brace.
  var head: Int
  /// The offsets of the expressions that need a `return`.
  var returns: [Int]
  /// What each fault gives back; nil for nothing.
  var values: [String?]

  func edits(for numbered: NumberedSite) -> [TextEdit] {
    var edits: [TextEdit] = []
    if numbered.live.count == 1, let only = numbered.live.first {
      edits.append(
        .opening(head, " if __telltale_on(\(numbered.number(only))) { \(statement(only)) };", fault: only))
    } else if let first = numbered.live.first, let last = numbered.live.last {
      let start = numbered.number(first)
      edits.append(.opening(head, " if __telltale_any(\(start), \(numbered.number(last) - start + 1)) {"))
      for index in numbered.live.dropLast() {
        edits.append(
          .opening(head, " if __telltale_is(\(numbered.number(index))) { \(statement(index)) };", fault: index))
      }
      edits.append(.opening(head, " \(statement(last)) };", fault: last))
    }
    edits += returns.map { .opening($0, "return ") }
    return edits
  }

  private func statement(_ index: Int) -> String {
    values[index].map { "return \($0)" } ?? "return"
  }
}
