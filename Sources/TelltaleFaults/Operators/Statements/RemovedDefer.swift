import SwiftSyntax

extension MutationOperator {
  /// Leaves out what is to be done on the way out.
  static let removedDefer = MutationOperator(
    name: "removed-defer", summary: "A defer statement is left out.",
    before: "defer { file.close() }", after: [""],
    site: { node, context in
      guard let item = node.as(CodeBlockItemSyntax.self), let deferring = item.item.as(DeferStmtSyntax.self),
        !deferring.body.statements.isEmpty, item.isPlainStatement(in: context), !item.hasUninitialisedLocals
      else { return nil }
      let range = deferring.trimmedOffsets
      let head = deferring.body.leftBrace.trimmedOffsets.upperBound
      let end = deferring.body.rightBrace.trimmedOffsets.lowerBound
      return SiteDraft(
        range: range, edits: [SiteDraft.Edit(range: range, replacement: item.isWholeCase ? "break" : "")],
        rewrite: .insertion(
          InsertionRewrite(
            range: range,
            insertions: [
              .init(offset: head, text: " if __telltale_keep(#) {"),
              .init(offset: end, isClosing: true, text: "} "),
            ],
            isBody: true, isStatement: true)))
    })
}
