import SwiftSyntax

extension MutationOperator {
  /// Goes on where an error should have been thrown.
  static let removedThrow = MutationOperator(
    name: "removed-throw", summary: "A throw statement is left out, where the code is complete without it.",
    before: "if amount < 0 { throw Refused() }", after: ["if amount < 0 {  }"],
    site: { node, context in
      guard let item = node.as(CodeBlockItemSyntax.self), let throwing = item.item.as(ThrowStmtSyntax.self),
        item.mayBePassed(in: context)
      else { return nil }
      return .removing(item, range: throwing.trimmedOffsets)
    })
}
