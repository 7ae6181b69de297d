import Foundation
import TelltaleRunner

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
  ///   - others: The keys of other subcommands, which share the file.
  init<Settings>(
    json: Data, file: String, folder: String, options: [CommandOption<Settings>], others: Set<String> = []
  ) throws(CommandError) {
    let value: JSON5Value
    do {
      value = try JSON5Value(json5: json)
    } catch {
      throw .configurationBroken(file, problem: error.words)
    }
    guard case .object(let members) = value else {
      throw .configurationBroken(file, problem: "expected { at its start")
    }

    entries = []
    let configurable = options.indices.filter { options[$0].isConfigurable }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let index = configurable.first(where: { options[$0].key == key }) else {
        if others.contains(key) { continue }
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
}

extension JSON5Value {
  /// The texts that the value would be on the command line; nil where it is of another type than the option's.
  fileprivate func texts<Settings>(for option: CommandOption<Settings>) -> [String]? {
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
