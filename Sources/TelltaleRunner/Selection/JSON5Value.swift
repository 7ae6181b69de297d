package import Foundation

/// A value as a JSON5 file spells it, for files whose keys are looked at one by one; numbers as text, so that none loses
/// digits.
package enum JSON5Value: Sendable, Hashable {
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON5Value])
  case object([String: JSON5Value])
  case null

  /// Reads a file's data.
  ///
  /// - Throws: ``JSON5Problem``.
  package init(json5: Data) throws(JSON5Problem) {
    do {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      self = try decoder.decode(JSON5Value.self, from: json5)
    } catch {
      throw JSON5Problem(error)
    }
  }

  /// What stands there, in words that follow "is".
  package var typeName: String {
    switch self {
    case .bool(let value): String(value)
    case .number(let text): "the number \(text)"
    case .string(let text): "the string \"\(text)\""
    case .array: "an array"
    case .object: "an object"
    case .null: "null"
    }
  }
}

/// Why a file is not JSON5, in the words of the decoder.
package struct JSON5Problem: Error, Hashable {
  package let words: String

  fileprivate init(_ error: any Error) {
    guard case DecodingError.dataCorrupted(let context) = error else {
      words = "expected { at its start"
      return
    }
    let underlying = context.underlyingError as NSError?
    words = underlying?.userInfo[NSDebugDescriptionErrorKey] as? String ?? context.debugDescription
  }
}

extension JSON5Value: Decodable {
  package init(from decoder: any Decoder) throws {
    // Each type is tried in turn: a decoder has no way to ask which one stands there.
    if let list = try? [JSON5Value](from: decoder) {
      self = .array(list)
    } else if let members = try? [String: JSON5Value](from: decoder) {
      self = .object(members)
    } else {
      try self.init(single: decoder.singleValueContainer())
    }
  }

  private init(single container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .number(String(value))
    } else {
      let value = try container.decode(Double.self)
      self = .number(value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value))
    }
  }
}
