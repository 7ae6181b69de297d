import SwiftSyntax

/// A plain value of the same type as one that is written in the source, and certain to differ from it.
struct OtherValue {
  let text: String

  /// Nil where the type is not certain, or no other value is known.
  init?(than value: ExprSyntax, type: TypeSyntax?, in context: SiteContext) {
    let type = type?.unwrapped
    guard let text = Self.text(than: value, type: type, in: context) else { return nil }
    self.text = text
  }

  private static func text(than value: ExprSyntax, type: TypeSyntax?, in context: SiteContext) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true) ? "false" : "true"
    case .integerLiteralExpr(let literal): return integer(literal.literal.text, isNegative: false)
    case .floatLiteralExpr(let literal): return number(literal.literal.text)
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-":
      if let literal = prefix.expression.as(IntegerLiteralExprSyntax.self) {
        return integer(literal.literal.text, isNegative: true)
      }
      return nil
    case .stringLiteralExpr(let literal):
      guard type.map({ ["String", "Substring"].contains($0.trimmedDescription) }) ?? true else { return nil }
      if literal.segments.trimmedDescription.isEmpty { return "\"telltale\"" }
      return "\"\""
    case .arrayExpr(let array):
      let isKnown = type.map { $0.is(ArrayTypeSyntax.self) || $0.genericArguments > 0 } ?? true
      return isKnown && (1...32).contains(array.elements.count) ? "[]" : nil
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return nil }
      let isKnown = type.map { $0.is(DictionaryTypeSyntax.self) || $0.genericArguments > 1 } ?? true
      return isKnown && (1...32).contains(elements.count) ? "[:]" : nil
    case .memberAccessExpr(let access) where access.base == nil:
      guard let type else { return nil }
      return context.package.enumCases.following(access.declName.baseName.unquoted, of: type).map { ".\($0)" }
    default: return nil
    }
  }

  /// One more, or one less where the type may end there; digits in other systems than the decimal one stay what they are.
  private static func integer(_ text: String, isNegative: Bool) -> String? {
    guard let value = Int(text.filter { $0 != "_" }) else { return nil }
    if isNegative { return value == 1 ? "0" : "-\(value - 1)" }
    let limits = [127, 255, 32767, 65535, 2_147_483_647, 4_294_967_295, Int.max]
    return limits.contains(value) ? "\(value - 1)" : "\(value + 1)"
  }

  private static func number(_ text: String) -> String? {
    Double(text.filter { $0 != "_" }).map { "\($0 + 1)" }
  }
}

extension TypeSyntax {
  /// The type without the optionals around it.
  fileprivate var unwrapped: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
    return self
  }

  fileprivate var genericArguments: Int {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.count ?? 0
  }
}
