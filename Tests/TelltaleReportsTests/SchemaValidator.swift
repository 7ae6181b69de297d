/// Checks documents against a JSON Schema, as far as the study's schema goes: a keyword that it does not know is a
/// problem of its own, so that nothing is passed over.
struct SchemaValidator {
  let root: JSONValue

  /// What is wrong with a document, each with its path.
  func problems(in document: JSONValue) -> [String] {
    problems(document, root, "")
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    if case .bool(let isAllowed) = schema { return isAllowed ? [] : ["\(path): not allowed here"] }
    return schema.members.flatMap { keyword, rule in
      problems(value, keyword, rule, of: schema, path)
    }
  }

  private func problems(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, of schema: JSONValue, _ path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return []
    case "$ref":
      guard let name = rule.text?.split(separator: "/").last, let target = root["$defs"]?[String(name)] else {
        return ["\(path): the schema refers to nothing"]
      }
      return problems(value, target, path)
    case "type":
      let types = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
      return types.contains { value.isOfType($0) } ? [] : ["\(path): is not of the type \(types)"]
    case "const": return value == rule ? [] : ["\(path): is not \(rule)"]
    case "enum": return rule.elements.contains(value) ? [] : ["\(path): \(value) is not among \(rule.elements)"]
    case "minimum":
      guard let number = value.double, let least = rule.double else { return [] }
      return number >= least ? [] : ["\(path): \(number) is less than \(least)"]
    case "exclusiveMinimum":
      guard let number = value.double, let bound = rule.double else { return [] }
      return number > bound ? [] : ["\(path): \(number) is not more than \(bound)"]
    case "maximum":
      guard let number = value.double, let most = rule.double else { return [] }
      return number <= most ? [] : ["\(path): \(number) is more than \(most)"]
    case "minLength":
      guard let text = value.text, let least = rule.double else { return [] }
      return Double(text.count) >= least ? [] : ["\(path): is too short"]
    case "pattern":
      guard let text = value.text, let pattern = rule.text else { return [] }
      guard let regex = try? Regex(pattern) else { return ["\(path): the schema's pattern does not compile"] }
      return text.contains(regex) ? [] : ["\(path): \(text) does not match \(pattern)"]
    case "minItems":
      guard case .array(let items) = value, let least = rule.double else { return [] }
      return Double(items.count) >= least ? [] : ["\(path): has too few items"]
    case "uniqueItems":
      return Set(value.elements).count == value.elements.count ? [] : ["\(path): has equal items"]
    case "items":
      return value.elements.enumerated().flatMap { problems($1, rule, "\(path)[\($0)]") }
    case "required":
      guard case .object(let members) = value else { return [] }
      return rule.elements.compactMap(\.text).filter { members[$0] == nil }.map { "\(path): lacks the key \($0)" }
    case "properties":
      return value.members.flatMap { key, member in
        rule[key].map { problems(member, $0, "\(path).\(key)") } ?? []
      }
    case "additionalProperties":
      let known = schema["properties"]?.members ?? [:]
      return value.members.filter { known[$0.key] == nil }
        .flatMap { problems($0.value, rule, "\(path).\($0.key)") }
    case "oneOf":
      let matching = rule.elements.count { problems(value, $0, path).isEmpty }
      return matching == 1 ? [] : ["\(path): fits \(matching) of the alternatives"]
    default: return ["the schema has the keyword \(keyword), which this validator does not know"]
    }
  }
}

extension JSONValue {
  fileprivate func isOfType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let value): name == "number" || (name == "integer" && value == value.rounded())
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }
}
