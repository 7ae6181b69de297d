/// The answer of `swift package dump-package`, as far as it is used.
struct ManifestDump: Decodable {
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
    let settings: [Setting]?
  }

  /// One of `{"byName": ["X", null]}`, `{"target": ["X", null]}`, `{"product": ["X", "package", ...]}`.
  struct Dependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      name = try container.allKeys.first.flatMap { key in
        var parts = try container.nestedUnkeyedContainer(forKey: key)
        return try parts.decode(String?.self)
      }
    }
  }

  struct Setting: Decodable {
    struct Condition: Decodable {
      let platformNames: [String]?
      let config: String?
      let traits: [String]?
    }

    /// Such as `define`, with the values that it was given.
    let kind: String
    let values: [String]
    let tool: String
    let condition: Condition?

    private enum CodingKeys: String, CodingKey { case kind, tool, condition }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let kinds = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
      let key = kinds.allKeys.first
      kind = key?.stringValue ?? ""
      values = try key.map { try kinds.decode(Value.self, forKey: $0).texts } ?? []
      tool = try container.decode(String.self, forKey: .tool)
      condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
    }
  }

  let traits: [Trait]?
  let swiftLanguageVersions: [String]?
  let targets: [Target]

  static func load(from mirror: Mirror, environment: [String: String]) async throws -> ManifestDump {
    let tool = SwiftTool(mirror: mirror, environment: environment)
    let text = try await tool.package(["dump-package"])
    return try tool.decode(ManifestDump.self, from: text, command: "swift package dump-package")
  }
}

/// The values of a setting, whatever its shape: `{"_0": "X"}`, `{"_0": ["X", "Y"]}`, `{}`.
private struct Value: Decodable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    texts = container.allKeys.sorted { $0.stringValue < $1.stringValue }.flatMap { key -> [String] in
      if let list = try? container.decode([String].self, forKey: key) { return list }
      if let text = try? container.decode(String.self, forKey: key) { return [text] }
      return []
    }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
