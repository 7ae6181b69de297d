import SwiftSyntax

extension MutationOperator {
  /// Takes the other of two standard methods that go in pairs, or the contrary of what one says.
  static let methodPair = MutationOperator(
    name: "method-pair",
    summary:
      "first becomes last, min max, prefix suffix, contains(where:) allSatisfy, and so on; an order is reversed, "
      + "a filter inverted, isEmpty negated.",
    before: "queue.first(where: isReady)", after: ["queue.last(where: isReady)"],
    site: { node, context in
      if let access = node.as(MemberAccessExprSyntax.self) {
        return access.isEmptiness ? emptiness(access, in: context) : ends(access, in: context)
      }
      guard let call = node.as(FunctionCallExprSyntax.self), !call.hasSeveralClosures else { return nil }
      if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        return freeFunction(call, reference.baseName, in: context)
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
        return nil
      }
      let name = access.declName.baseName
      if call.waits(for: base) { return nil }
      if base.trimmedDescription == "Swift" { return freeFunction(call, name, from: access, in: context) }
      if name.text == "filter" { return filter(call, in: context) }
      guard !context.package.kinds.members.contains(name.text), access.declName.argumentNames == nil else { return nil }
      if name.text == "sorted" { return sorting(call, name, in: context) }
      guard !context.isOneWay(base, at: node, for: name.text) else { return nil }
      return pair(call, name, in: context)
    })
}

/// The methods by name, with what they take, and what stands for them.
private func pair(_ call: FunctionCallExprSyntax, _ name: TokenSyntax, in context: SiteContext) -> SiteDraft? {
  let shape = call.shape
  let label = shape.label
  let other: String
  var changesLabel = false
  switch (name.text, label) {
  case ("first", "where"), ("last", "where"), ("firstIndex", "where"), ("lastIndex", "where"), ("firstIndex", "of"),
    ("lastIndex", "of"):
    other = name.text.hasPrefix("first") ? "last" + name.text.dropFirst(5) : "first" + name.text.dropFirst(4)
  case ("prefix", ""), ("suffix", ""): other = name.text == "prefix" ? "suffix" : "prefix"
  case ("dropFirst", ""), ("dropFirst", nil): other = "dropLast"
  case ("dropLast", ""), ("dropLast", nil): other = "dropFirst"
  case ("min", nil), ("min", "by"): other = "max"
  case ("max", nil), ("max", "by"): other = "min"
  case ("hasPrefix", ""): other = "hasSuffix"
  case ("hasSuffix", ""): other = "hasPrefix"
  case ("contains", "where"): (other, changesLabel) = ("allSatisfy", true)
  case ("allSatisfy", ""): (other, changesLabel) = ("contains", true)
  default: return nil
  }
  var edit = SiteDraft.Edit(range: name.trimmedOffsets, replacement: other)
  if changesLabel, let argument = call.arguments.first {
    let start = argument.expression.trimmedOffsets.lowerBound
    edit = SiteDraft.Edit(
      range: name.trimmedOffsets.lowerBound..<start,
      replacement: other == "contains" ? "contains(where: " : "allSatisfy(")
  }
  return SiteDraft(range: call.trimmedOffsets, edits: [edit], rewrite: .calls(.member(call, name)))
}

extension SiteContext {
  /// Whether what the method is called on is known to have no other of the pair.
  fileprivate func isOneWay(_ base: ExprSyntax, at node: Syntax, for method: String) -> Bool {
    let lack: OneWayCollections.Lack
    switch method {
    case "first", "last", "firstIndex", "lastIndex": lack = .end
    case "prefix", "suffix", "dropFirst", "dropLast": lack = .parts
    default: return false
    }
    return OneWayCollections(around: node, in: package, lacking: lack).holds(base)
  }
}

private func sorting(_ call: FunctionCallExprSyntax, _ name: TokenSyntax, in context: SiteContext) -> SiteDraft? {
  switch call.shape.label {
  case nil:
    return SiteDraft(
      range: call.trimmedOffsets,
      edits: [
        SiteDraft.Edit(
          range: name.trimmedOffsets.lowerBound..<call.trimmedOffsets.upperBound, replacement: "sorted(by: >)")
      ],
      rewrite: .calls(.member(call, name)))
  case "by":
    // The whole becomes an argument, and so nothing before it may be optional.
    guard !ExprSyntax(call).isInChain, call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.hasChain == false
    else { return nil }
    let range = call.trimmedOffsets
    return SiteDraft(
      range: range,
      edits: [SiteDraft.Edit(range: range, replacement: "Array(\(context.slice(range)).reversed())")],
      rewrite: .calls(.member(call, name)))
  default: return nil
  }
}

/// `first` and `last`, where they are no methods.
private func ends(_ access: MemberAccessExprSyntax, in context: SiteContext) -> SiteDraft? {
  let name = access.declName.baseName
  guard name.text == "first" || name.text == "last", let base = access.base, access.declName.argumentNames == nil,
    !context.package.kinds.members.contains("first"), !context.package.kinds.members.contains("last"),
    access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id,
    !context.isOneWay(base, at: Syntax(access), for: name.text)
  else { return nil }
  let token = name.trimmedOffsets
  return SiteDraft(
    range: access.trimmedOffsets,
    edits: [SiteDraft.Edit(range: token, replacement: name.text == "first" ? "last" : "first")],
    rewrite: .calls(
      CallRewrite(range: access.trimmedOffsets, fallback: .none) { numbered in
        [.replacing(token, "__telltale_\(name.text)(\(numbered.first))")]
      }))
}

/// `min(a, b)` and `max(a, b)`, also written with the module's name.
private func freeFunction(
  _ call: FunctionCallExprSyntax, _ name: TokenSyntax, from access: MemberAccessExprSyntax? = nil,
  in context: SiteContext
) -> SiteDraft? {
  guard name.text == "min" || name.text == "max", call.arguments.count == 2, call.trailingClosure == nil,
    call.arguments.allSatisfy({ $0.label == nil }), let left = call.leftParen,
    access != nil || !context.package.kinds.members.contains(name.text)
  else { return nil }
  let callee = access?.trimmedOffsets ?? name.trimmedOffsets
  return SiteDraft(
    range: call.trimmedOffsets,
    edits: [SiteDraft.Edit(range: name.trimmedOffsets, replacement: name.text == "min" ? "max" : "min")],
    rewrite: .calls(
      CallRewrite(range: call.trimmedOffsets, fallback: .none) { numbered in
        [
          .replacing(callee, name.text == "min" ? "__telltale_lesser" : "__telltale_greater"),
          .opening(left.trimmedOffsets.upperBound, "\(numbered.first), "),
        ]
      }))
}

extension CallRewrite {
  /// A method of ours in place of the standard library's: `a.first { … }` becomes `a.__telltale_first(17) { … }`.
  fileprivate static func member(_ call: FunctionCallExprSyntax, _ name: TokenSyntax) -> CallRewrite {
    let token = name.trimmedOffsets
    let (text, parenthesis) = (name.text, call.leftParen?.trimmedOffsets.upperBound)
    let isLast = call.arguments.isEmpty
    return CallRewrite(range: call.trimmedOffsets, fallback: .none) { numbered in
      guard let parenthesis else { return [.replacing(token, "__telltale_\(text)(\(numbered.first))")] }
      return [
        .replacing(token, "__telltale_\(text)"),
        .opening(parenthesis, "\(numbered.first)" + (isLast ? "" : ", ")),
      ]
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether what is waited for can but be the methods called, which then are those of an asynchronous sequence.
  fileprivate func waits(for base: ExprSyntax) -> Bool {
    parent?.is(AwaitExprSyntax.self) == true && base.isReadAtOnce
  }

  fileprivate var hasSeveralClosures: Bool { !additionalTrailingClosures.isEmpty }

  /// The one argument's label, empty where it has none; nil where there is no argument. A closure behind the call has
  /// the label that the method gives it.
  fileprivate var shape: (label: String?, isClosure: Bool) {
    if trailingClosure != nil {
      guard arguments.isEmpty else { return ("several", true) }
      switch methodName {
      case "allSatisfy": return ("", true)
      case "min", "max", "sorted": return ("by", true)
      default: return ("where", true)
      }
    }
    guard let first = arguments.first else { return (nil, false) }
    return (arguments.count == 1 ? first.label?.text ?? "" : "several", false)
  }
}

extension ExprSyntax {
  /// Whether the expression is a variable or a new value, or what methods make of one: no property of an actor.
  fileprivate var isReadAtOnce: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.first?.isUppercase == true }
    return callee.as(MemberAccessExprSyntax.self)?.base?.isReadAtOnce ?? false
  }
}
