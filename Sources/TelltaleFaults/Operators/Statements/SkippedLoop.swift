import SwiftSyntax

extension MutationOperator {
  /// Ends a loop before it has done anything.
  static let skippedLoop = MutationOperator(
    name: "skipped-loop", summary: "A loop's body is left before its first iteration has done anything.",
    before: "for guest in guests { greet(guest) }", after: ["for guest in guests { break }"],
    site: { node, context in
      guard let body = loopBody(node), !body.statements.isEmpty,
        let enclosing = EnclosingBody(around: node, in: context), !enclosing.mayBeBuilt
      else { return nil }
      let range = body.trimmedOffsets
      let head = body.leftBrace.trimmedOffsets.upperBound
      return SiteDraft(
        range: range, edits: [SiteDraft.Edit(range: range, replacement: "{ break }")],
        rewrite: .insertion(
          InsertionRewrite(
            range: range, insertions: [.init(offset: head, text: " if __telltale_on(#) { break };")],
            isBody: true)))
    })
}

/// The body of a loop that control is certain to come out of.
private func loopBody(_ node: Syntax) -> CodeBlockSyntax? {
  if let loop = node.as(ForStmtSyntax.self) { return loop.body }
  // What an endless loop gives back or initialises must be given back or initialised in it.
  if let loop = node.as(WhileStmtSyntax.self) { return loop.isEndless ? nil : loop.body }
  if let loop = node.as(RepeatStmtSyntax.self) {
    let isEndless = loop.condition.as(BooleanLiteralExprSyntax.self) != nil
    return isEndless || loop.hasUninitialisedLocals ? nil : loop.body
  }
  return nil
}
