/// What an option takes.
enum OptionValue: Sendable, Hashable {
  /// Nothing: it is given or not.
  case flag
  /// One text; a string in the configuration file.
  case text
  /// One number; a number in the configuration file.
  case number
  /// Names separated by commas; a string or an array of strings in the configuration file.
  case list
}

/// An option of a subcommand as one value: what help, the parser and the configuration file know of it all comes from
/// here, so that they can't drift.
struct CommandOption<Settings>: Sendable {
  typealias Value = OptionValue

  /// As written: `--files`, `-Xswiftc`.
  let name: String
  let value: Value
  /// What stands for the value in help; empty for a flag.
  let placeholder: String
  /// Whether it may be given more than once, each adding to the others.
  let isRepeatable: Bool
  /// Whether the next argument is its value even if it begins with a dash.
  let takesDashes: Bool
  /// Whether the configuration file may set it.
  let isConfigurable: Bool
  /// Options of the same field exclude each other, and one on the command line replaces those of the file.
  let field: String
  /// The heading that help lists it under.
  let section: String
  let help: String
  /// Reads the value into the settings.
  let apply: @Sendable (GivenValue, inout Settings) throws -> Void

  init(
    _ name: String, _ value: Value, _ placeholder: String = "", isRepeatable: Bool = false, takesDashes: Bool = false,
    isConfigurable: Bool = true, field: String? = nil, section: String, help: String,
    apply: @escaping @Sendable (GivenValue, inout Settings) throws -> Void
  ) {
    self.name = name
    self.value = value
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.takesDashes = takesDashes
    self.isConfigurable = isConfigurable
    self.field = field ?? name
    self.section = section
    self.help = help
    self.apply = apply
  }

  /// The key in the configuration file: the name in camelCase.
  var key: String {
    let words = name.drop { $0 == "-" }.split(separator: "-")
    return words.dropFirst().reduce(words.first?.lowercased() ?? "") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// The option with what stands for its value: `--files GLOB`.
  var synopsis: String {
    placeholder.isEmpty ? name : "\(name) \(placeholder)"
  }
}

extension CommandOption {
  /// The same option for settings that hold these, under another heading where one is given.
  func within<Outer>(
    _ path: any WritableKeyPath<Outer, Settings> & Sendable, section: String? = nil
  ) -> CommandOption<Outer> {
    CommandOption<Outer>(
      name, value, placeholder, isRepeatable: isRepeatable, takesDashes: takesDashes, isConfigurable: isConfigurable,
      field: field, section: section ?? self.section, help: help
    ) { [apply] in try apply($0, &$1[keyPath: path]) }
  }
}

/// The text given for an option, and where it was given.
struct GivenValue: Sendable, Hashable {
  /// Where a value comes from, as messages name it.
  enum Source: Sendable, Hashable {
    case option(String)
    case key(String, file: String)
  }

  var text: String
  var source: Source
  /// The folder that relative paths start from.
  var folder: String
}
