import SwiftSyntax

extension MutationOperator {
  /// Goes on working after the task is cancelled.
  static let cancellation = MutationOperator(
    name: "cancellation", summary: "Cancellation is not checked.",
    before: "try Task.checkCancellation()", after: [""],
    site: { node, context in
      guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
        expression.withoutMarks.as(FunctionCallExprSyntax.self)?.checksCancellation == true,
        item.isPlainStatement(in: context)
      else { return nil }
      return .removing(item, range: expression.trimmedOffsets)
    })
}

extension FunctionCallExprSyntax {
  /// Whether the call is `Task.checkCancellation()`.
  var checksCancellation: Bool {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "checkCancellation"
    else { return false }
    let base = access.base?.trimmedDescription
    return base == "Task" || base == "Task<Never, Never>" || base == "_Concurrency.Task"
  }
}
