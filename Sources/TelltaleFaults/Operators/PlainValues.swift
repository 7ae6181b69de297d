import SwiftSyntax

/// The plain values of the types that have some, by the type's spelling.
enum PlainValues {
  /// Expressions of the type, the emptiest first; none where the type is not known.
  static func values(of type: TypeSyntax) -> [String] {
    if type.isOptional { return ["nil"] }
    if type.is(ArrayTypeSyntax.self) { return ["[]"] }
    if type.is(DictionaryTypeSyntax.self) { return ["[:]"] }
    if let tuple = type.as(TupleTypeSyntax.self) { return values(ofTuple: tuple) }
    if let member = type.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == "Swift" {
      return values(ofName: member.name.text)
    }
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text { return values(ofName: name) }
    return []
  }

  private static func values(ofName name: String) -> [String] {
    switch name {
    case "Bool": ["true", "false"]
    case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
      "Double", "Float", "Float16", "Float80", "CGFloat", "TimeInterval", "Decimal":
      ["0", "1"]
    case "String", "Substring": ["\"\"", "\"telltale\""]
    case "Array", "ContiguousArray", "ArraySlice", "Set": ["[]"]
    case "Dictionary": ["[:]"]
    default: []
    }
  }

  /// A tuple's values, part by part: as many as its richest part has.
  private static func values(ofTuple tuple: TupleTypeSyntax) -> [String] {
    let parts = tuple.elements.map { values(of: $0.type) }
    guard let most = parts.map(\.count).max(), parts.allSatisfy({ !$0.isEmpty }) else { return [] }
    return (0..<most).map { index in
      "(" + parts.map { $0[min(index, $0.count - 1)] }.joined(separator: ", ") + ")"
    }
  }

  /// One spelling for the values that are spelled in several ways.
  static func normalized(_ value: String) -> String {
    let bare = value.filter { !$0.isWhitespace }
    switch bare {
    case "Set()", "Array()", ".init()", "[:]", "[]": return "[]"
    case ".none", "Optional.none": return "nil"
    case "0.0": return "0"
    case "1.0": return "1"
    case "String()": return "\"\""
    default:
      if bare.hasPrefix("["), bare.hasSuffix("]()") { return "[]" }
      return bare
    }
  }
}
