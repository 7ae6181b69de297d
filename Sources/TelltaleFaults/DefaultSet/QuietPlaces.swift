import SwiftSyntax

/// The places at which tests have no reason to look.
enum QuietPlaces {
  /// Why all mutants of a site are left out, if they are.
  static func exclusion(of site: Site) -> Exclusion? {
    if site.operator == MutationOperator.removedCall.name, let name = site.node.removedCallee {
      if assertions.contains(name) || site.node.asserts(by: name) { return .assertion }
      if upkeep.contains(name) { return .upkeep }
    }
    if let condition = site.node.condition, condition.decidesLogsOnly { return .logging }
    var node: Syntax? = site.node
    while let current = node {
      if current.as(FunctionCallExprSyntax.self)?.logs == true { return .logging }
      if current.as(CodeBlockItemSyntax.self)?.call?.logs == true, current.id == site.node.id {
        return .logging
      }
      if current.isDescription { return .description }
      node = current.parent
    }
    return nil
  }

  /// Why a mutant of a site that is not left out is, if it is: an assertion that always holds is one left out.
  static func exclusion(of edit: SiteDraft.Edit, of site: Site) -> Exclusion? {
    guard edit.range == site.range, edit.replacement == "true", let call = site.node.callOfFirstArgument else {
      return nil
    }
    return call.calleeName.map(assertions.contains) == true ? .assertion : nil
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
  fileprivate var removedCallee: String? { self.as(CodeBlockItemSyntax.self)?.call?.calleeName }

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

extension Syntax {
  /// The condition that the node is, or is an operand of.
  fileprivate var condition: ConditionElementSyntax? {
    var node = self
    while let outer = node.parent {
      if let condition = outer.as(ConditionElementSyntax.self) { return condition }
      if let parenthesised = outer.parent?.parent?.as(TupleExprSyntax.self) {
        node = Syntax(parenthesised)
      } else if outer.is(InfixOperatorExprSyntax.self) || outer.is(PrefixOperatorExprSyntax.self) {
        node = outer
      } else {
        return nil
      }
    }
    return nil
  }

  /// The call whose first argument the node is.
  fileprivate var callOfFirstArgument: FunctionCallExprSyntax? {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let arguments = argument.parent?.as(LabeledExprListSyntax.self), arguments.first?.id == argument.id
    else { return nil }
    return arguments.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension ConditionElementSyntax {
  /// Whether nothing but what is logged hangs on the condition.
  fileprivate var decidesLogsOnly: Bool {
    guard let branch = parent?.parent?.as(IfExprSyntax.self), branch.elseBody == nil else { return false }
    let statements = branch.body.statements
    return !statements.isEmpty && statements.allSatisfy { $0.call?.logs == true }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call prints or logs: by its name, or by that of a logger.
  fileprivate var logs: Bool {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(reference.baseName.text)
    }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.base != nil else { return false }
    let levels: Set = [
      "trace", "debug", "info", "notice", "warning", "warn", "error", "critical", "fault", "log", "verbose",
    ]
    guard levels.contains(access.declName.baseName.text) else { return false }
    let lower = receiverName?.lowercased() ?? ""
    return lower == "log" || lower == "os_log" || lower.hasSuffix("logger")
  }
}
