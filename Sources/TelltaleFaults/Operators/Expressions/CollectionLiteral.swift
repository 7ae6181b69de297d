import SwiftSyntax

extension MutationOperator {
  /// Empties a list or dictionary where its type is written down.
  static let collectionLiteral = MutationOperator(
    name: "collection-literal", summary: "A list or dictionary that is written out is empty.",
    before: "return [home, away]", after: ["return []"],
    site: { node, context in
      guard let expression = node.as(ExprSyntax.self), let empty = expression.emptied, !expression.isEmptyLiteral,
        expression.hasTypeFromContext || expression.isListOfMembers, !expression.isDeclaredValue,
        !expression.isWholeBody, !expression.mayWait
      else { return nil }
      let range = expression.trimmedOffsets
      return SiteDraft(
        range: range, edits: [SiteDraft.Edit(range: range, replacement: empty)], rewrite: .calls(.alternatives(range)))
    })
}

extension ExprSyntax {
  /// The empty literal of the same kind.
  fileprivate var emptied: String? {
    if self.is(ArrayExprSyntax.self) { return "[]" }
    return self.is(DictionaryExprSyntax.self) ? "[:]" : nil
  }

  /// Whether it is an argument whose type is known where it is given, since its elements are written as `.member`.
  fileprivate var isListOfMembers: Bool {
    guard parent?.is(LabeledExprSyntax.self) == true, let array = self.as(ArrayExprSyntax.self) else { return false }
    return array.elements.allSatisfy { element in
      element.expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
  }
}
