import SwiftSyntax

/// What kind of value an expression has, as far as its text and the declarations say.
enum ValueKind: Sendable {
  case number, text, collection
  /// A pointer or date: what has a distance to others of its kind.
  case place

  /// The kind of a type by its spelling; nil where that does not say.
  init?(_ type: TypeSyntax, numbers: Set<String> = []) {
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) {
      self = .collection
    } else if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(optional.wrappedType, numbers: numbers)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(optional.wrappedType, numbers: numbers)
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      self.init(attributed.baseType, numbers: numbers)
    } else if let member = type.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == "Swift" {
      self.init(named: member.name.text)
    } else if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
      if numbers.contains(name) { self = .number } else { self.init(named: name) }
    } else {
      return nil
    }
  }

  /// The kind of a standard type by its name, which is also that of converting something to it.
  init?(named name: String) {
    switch name {
    case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
      "Double", "Float", "Float16", "Float80", "CGFloat", "TimeInterval", "Decimal", "CInt", "CUnsignedInt", "CChar",
      "CLong", "CDouble", "CFloat", "size_t":
      self = .number
    case "String", "Substring": self = .text
    case "Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary", "Data": self = .collection
    case "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "Date": self = .place
    default: return nil
    }
  }

  /// The kind of a member of anything by its name.
  static func member(_ name: String) -> ValueKind? {
    switch name {
    case "count", "hashValue", "magnitude", "bitWidth", "leadingZeroBitCount", "trailingZeroBitCount",
      "nonzeroBitCount", "significand", "exponent", "pi", "ulp", "byteCount", "timeIntervalSinceNow":
      .number
    case "baseAddress": .place
    case "description", "debugDescription", "localizedDescription": .text
    case "utf8", "utf16", "unicodeScalars", "keys", "values", "indices": .collection
    default: nil
    }
  }

  /// The kind of what a method of anything gives back by its name.
  static func method(_ name: String) -> ValueKind? {
    switch name {
    case "distance", "rounded", "squareRoot", "advanced": .number
    case "joined", "lowercased", "uppercased", "capitalized", "trimmingCharacters", "replacingOccurrences",
      "padding", "replacing":
      .text
    case "map", "compactMap", "flatMap", "filter", "sorted", "reversed", "split", "components", "shuffled", "prefix",
      "suffix", "dropFirst", "dropLast":
      .collection
    default: nil
    }
  }
}
