import Foundation

/// What a configuration file sets: values of options, by the options' names in camelCase.
struct Configuration: Sendable, Hashable {
  /// A value that the file gives for an option.
  struct Entry: Sendable, Hashable {
    /// Index into the subcommand's options.
    var option: Int
    var value: GivenValue
  }

  var entries: [Entry]

  /// Reads JSON5 as values of these options; relative paths in it start from the file's folder.
  ///
  /// - Parameters:
  ///   - file: The path that messages name.
  ///   - folder: The folder of the file, absolute.
  init<Settings>(
    json: Data, file: String, folder: String, options: [CommandOption<Settings>]
  ) throws(CommandError) {
    let members: [String: ConfigurationValue]
    do {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      members = try decoder.decode([String: ConfigurationValue].self, from: json)
    } catch {
      throw .configurationBroken(file, problem: Self.problem(error))
    }

    entries = []
    let configurable = options.indices.filter { options[$0].isConfigurable }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let index = configurable.first(where: { options[$0].key == key }) else {
        let keys = configurable.map { options[$0].key }
        throw .unknownKey(key, file: file, suggestion: key.closest(among: keys))
      }
      guard let texts = value.texts(for: options[index]) else {
        throw .wrongType(
          key: key, file: file, found: value.typeName, expected: options[index].configurationType)
      }
      entries += texts.map { text in
        let source = GivenValue.Source.key(key, file: file)
        return Entry(option: index, value: GivenValue(text: text, source: source, folder: folder))
      }
    }
  }

  private static func problem(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "expected { at its start" }
    guard let underlying = context.underlyingError as NSError? else { return context.debugDescription }
    return underlying.userInfo[NSDebugDescriptionErrorKey] as? String ?? context.debugDescription
  }
}

/// A value as JSON spells it; numbers as text, so that none loses digits.
private enum ConfigurationValue: Decodable {
  case bool(Bool)
  case number(String)
  case string(String)
  case array([ConfigurationValue])
  case object
  case null

  init(from decoder: any Decoder) throws {
    if let list = try? [ConfigurationValue](from: decoder) {
      self = .array(list)
      return
    }
    // Each type is tried in turn: a decoder has no way to ask which one stands there.
    guard let container = try? decoder.singleValueContainer() else {
      self = .object
      return
    }
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .number(String(value))
    } else if let value = try? container.decode(Double.self) {
      self = .number(value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value))
    } else {
      self = .object
    }
  }

  var typeName: String {
    switch self {
    case .bool(let value): String(value)
    case .number(let text): "the number \(text)"
    case .string(let text): "the string \"\(text)\""
    case .array: "an array"
    case .object: "an object"
    case .null: "null"
    }
  }

  /// The texts that the value would be on the command line; nil where it is of another type than the option's.
  func texts<Settings>(for option: CommandOption<Settings>) -> [String]? {
    switch (self, option.value) {
    case (.bool(let isOn), .flag): return isOn ? [""] : []
    case (.number(let text), .number): return [text]
    case (.string(let text), .text), (.string(let text), .list): return [text]
    case (.array(let elements), .list):
      let names = elements.compactMap(\.string)
      return names.count == elements.count && !names.isEmpty ? [names.joined(separator: ",")] : nil
    case (.array(let elements), .text) where option.isRepeatable:
      let texts = elements.compactMap(\.string)
      return texts.count == elements.count ? texts : nil
    default: return nil
    }
  }

  private var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension CommandOption {
  /// What the configuration file must hold for the option, in words.
  var configurationType: String {
    switch value {
    case .flag: "true or false"
    case .number: "a number"
    case .list: "a string or an array of strings"
    case .text: isRepeatable ? "an array of strings" : "a string"
    }
  }
}
