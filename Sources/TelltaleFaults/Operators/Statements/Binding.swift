import SwiftSyntax

extension MutationOperator {
  /// Takes the branch for what could not be bound or did not match.
  static let binding = MutationOperator(
    name: "binding",
    summary: "A condition that binds an optional or matches a pattern fails even where it could hold.",
    before: "if let seat = freeSeat() { take(seat) }", after: ["if let seat = freeSeat(), false { take(seat) }"],
    site: { node, _ in
      guard let conditions = node.as(ConditionElementListSyntax.self), let last = conditions.last,
        conditions.contains(where: { $0.condition.binds })
      else { return nil }
      let range = conditions.trimmedOffsets
      // Behind the last one everything is evaluated as before, and the names are bound for an `else` of a guard.
      let edited = last.condition.trimmedOffsets
      return SiteDraft(
        range: range,
        edits: [
          SiteDraft.Edit(range: edited, replacement: "\(last.condition.trimmedDescription), false")
        ],
        rewrite: .insertion(
          InsertionRewrite(
            range: range,
            insertions: [.init(offset: range.upperBound, isClosing: true, text: ", __telltale_keep(#)")])))
    })
}

extension ConditionElementSyntax.Condition {
  /// Whether the condition binds an optional or matches a pattern.
  fileprivate var binds: Bool {
    switch self {
    case .optionalBinding, .matchingPattern: true
    default: false
    }
  }
}
