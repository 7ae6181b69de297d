import SwiftSyntax

extension MutationOperator {
  /// Leaves out what a function without a value does.
  static let emptyBody = MutationOperator(
    name: "empty-body", summary: "The body of a function, setter or observer that gives nothing back is emptied.",
    before: "func reset() { total = 0 }", after: ["func reset() {}"],
    site: { node, context in
      guard let body = BodySite(node, in: context), body.result == nil, !node.isGetter else { return nil }
      return SiteDraft(
        range: body.range, edits: [SiteDraft.Edit(range: body.range, replacement: "{}")],
        rewrite: .body(BodyRewrite(range: body.range, head: body.head, returns: [], values: [nil])))
    })
}

extension Syntax {
  /// Whether the node is a getter: one whose type is not written down gives something back all the same.
  fileprivate var isGetter: Bool {
    self.is(AccessorBlockSyntax.self) || self.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }
}
