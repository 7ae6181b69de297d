import TelltaleRunner

/// The arguments of a subcommand, sorted into options and the rest, before any value is read.
struct ParsedArguments: Sendable, Hashable {
  /// An option as it was given.
  struct Occurrence: Sendable, Hashable {
    /// Index into the subcommand's options.
    var option: Int
    /// Empty for a flag.
    var text: String
  }

  var occurrences: [Occurrence] = []
  var positionals: [String] = []
  /// How many of them stand before a `--`; nil where there is none.
  var separator: Int?
  var wantsHelp = false
  var wantsVersion = false
}

/// Sorts arguments by the conventions of swift-argument-parser: `--opt value`, `--opt=value`, options anywhere, and
/// only positional arguments after `--`.
struct ArgumentParser<Settings>: Sendable {
  let options: [CommandOption<Settings>]
  /// Options that are known and can't be used yet.
  let optionsNotBuilt: [String]

  /// Sorts the arguments behind the subcommand's name.
  ///
  /// A request for help or for the version wins over whatever else is wrong.
  func parse(_ arguments: [String]) throws(CommandError) -> ParsedArguments {
    var result = ParsedArguments()
    var problem: CommandError?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      do throws(CommandError) {
        switch argument {
        case "--":
          result.separator = result.positionals.count
          result.positionals += rest
          rest = []
        case "-h", "--help", "-help": result.wantsHelp = true
        case "--version": result.wantsVersion = true
        case _ where argument.hasPrefix("-") && argument != "-":
          result.occurrences.append(try occurrence(argument, &rest))
        default: result.positionals.append(argument)
        }
      } catch {
        problem = problem ?? error
      }
    }
    if result.wantsHelp || result.wantsVersion { return result }
    if let problem { throw problem }
    try checkConflicts(result.occurrences)
    return result
  }

  private func occurrence(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> ParsedArguments.Occurrence {
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    let attached = equals.map { String(argument[argument.index(after: $0)...]) }
    guard let index = options.firstIndex(where: { $0.name == name }) else {
      if optionsNotBuilt.contains(name) { throw .optionNotBuilt(name) }
      let names = options.map(\.name) + ["--help", "--version"]
      throw .unknownOption(name, suggestion: name.closest(among: names))
    }

    let option = options[index]
    if option.value == .flag {
      if let attached { throw .unexpectedValue(option: name, value: attached) }
      return ParsedArguments.Occurrence(option: index, text: "")
    }
    if let attached { return ParsedArguments.Occurrence(option: index, text: attached) }
    guard let next = rest.first, option.takesDashes || !next.hasPrefix("-") || next == "-" else {
      throw .missingValue(option: name, placeholder: option.placeholder)
    }
    rest.removeFirst()
    return ParsedArguments.Occurrence(option: index, text: next)
  }

  private func checkConflicts(_ occurrences: [ParsedArguments.Occurrence]) throws(CommandError) {
    for (position, occurrence) in occurrences.enumerated() {
      let option = options[occurrence.option]
      let other = occurrences[..<position].map { options[$0.option] }
        .first { $0.field == option.field && $0.name != option.name }
      if let other { throw .conflict(other.name, option.name) }
    }
  }
}

extension ParsedArguments {
  /// The last value given for an option, if it was given.
  func last<Settings>(_ name: String, of options: [CommandOption<Settings>]) -> String? {
    occurrences.last { options[$0.option].name == name }?.text
  }

  /// Reads all values into settings: those of the configuration file first, then those of the command line, which
  /// replace the file's where they are of the same field.
  func apply<Settings>(
    to settings: inout Settings, options: [CommandOption<Settings>], configuration: Configuration?, folder: String
  ) throws {
    let given = Set(occurrences.map { options[$0.option].field })
    for entry in configuration?.entries ?? [] where !given.contains(options[entry.option].field) {
      try options[entry.option].apply(entry.value, &settings)
    }
    for occurrence in occurrences {
      let option = options[occurrence.option]
      let value = GivenValue(text: occurrence.text, source: .option(option.name), folder: folder)
      try option.apply(value, &settings)
    }
  }
}
