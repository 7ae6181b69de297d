import CTelltaleRuntime

/// One line of the records file: a JSON object of strings.
struct Record {
  private var text: String

  init(_ kind: String, _ fields: [(String, String)] = []) {
    text = "{\"record\":\(Self.quoted(kind))"
    for (key, value) in fields { text += ",\(Self.quoted(key)):\(Self.quoted(value))" }
    text += "}\n"
  }

  init(_ kind: String, _ fields: KeyValuePairs<String, String>) {
    self.init(kind, fields.map { ($0.key, $0.value) })
  }

  /// Whether it was recorded is for those to ask who rely on it.
  @discardableResult
  func append() -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { telltale_append_record($0.baseAddress!, $0.count) }
    }
  }

  /// Written here and not by Foundation, whose encoder would run, and be warmed up, inside every test.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
