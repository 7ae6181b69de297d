import SwiftSyntax

/// The places at which tests have no reason to look.
enum QuietPlaces {
  /// Why all mutants of a site are left out, if they are.
  static func exclusion(of site: Site) -> Exclusion? {
    if site.operator == MutationOperator.removedCall.name, let name = site.node.removedCallee {
      if assertions.contains(name) || site.node.asserts(by: name) { return .assertion }
      if upkeep.contains(name) { return .upkeep }
    }
    var node: Syntax? = site.node
    while let current = node {
      if current.as(FunctionCallExprSyntax.self)?.logs == true { return .logging }
      if current.as(CodeBlockItemSyntax.self)?.removedCall?.logs == true, current.id == site.node.id {
        return .logging
      }
      if current.isDescription { return .description }
      node = current.parent
    }
    return nil
  }

  private static let assertions: Set = [
    "assert", "precondition", "assertionFailure", "dispatchPrecondition", "assertIsolated", "preconditionIsolated",
    "preconditionInEventLoop", "assertInEventLoop",
  ]

  private static let upkeep: Set = [
    "reserveCapacity", "deallocate", "deinitialize", "fflush", "wait", "yield", "sleep", "usleep",
    "withExtendedLifetime", "fixLifetime",
  ]
}

extension Syntax {
  /// Whether a statement calls the package's own assertion by this name: one that can't throw can but crash.
  fileprivate func asserts(by name: String) -> Bool {
    guard let first = ["assert", "precondition"].first(where: name.hasPrefix),
      name.dropFirst(first.count).first?.isUppercase == true,
      case .expr(let expression)? = self.as(CodeBlockItemSyntax.self)?.item
    else { return false }
    return !expression.is(TryExprSyntax.self)
  }

  /// The name of what a statement calls.
  fileprivate var removedCallee: String? { self.as(CodeBlockItemSyntax.self)?.removedCall?.calleeName }

  /// Whether the node is a text for people, or a hash.
  fileprivate var isDescription: Bool {
    if let binding = self.as(PatternBindingSyntax.self) {
      let names: Set = ["description", "debugDescription", "customMirror"]
      return binding.pattern.boundNames.contains(where: names.contains)
    }
    guard let function = self.as(FunctionDeclSyntax.self), function.name.text == "hash" else { return false }
    return function.signature.parameterClause.parameters.first?.firstName.text == "into"
  }
}

extension CodeBlockItemSyntax {
  /// The call that a statement is.
  fileprivate var removedCall: FunctionCallExprSyntax? {
    guard case .expr(let expression) = item else { return nil }
    return expression.withoutMarks.as(FunctionCallExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call prints or logs: by its name, or by that of a logger.
  fileprivate var logs: Bool {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(reference.baseName.text)
    }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    let levels: Set = [
      "trace", "debug", "info", "notice", "warning", "warn", "error", "critical", "fault", "log", "verbose",
    ]
    guard levels.contains(access.declName.baseName.text) else { return false }
    let name =
      base.as(DeclReferenceExprSyntax.self)?.baseName ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName
    let lower = name?.text.lowercased() ?? ""
    return lower == "log" || lower == "os_log" || lower.hasSuffix("logger")
  }
}
