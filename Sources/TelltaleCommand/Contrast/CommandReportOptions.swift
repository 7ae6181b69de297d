extension CommandOption {
  /// `--junit GLOB`.
  static func junit(apply: @escaping @Sendable (GivenValue, inout Settings) throws -> Void) -> CommandOption {
    CommandOption(
      "--junit", .text, "GLOB", isRepeatable: true, isConfigurable: false, section: "What answers",
      help: "Read the cases from files in JUnit's format that the command writes.", apply: apply)
  }

  /// `--tap`.
  static func tap(apply: @escaping @Sendable (GivenValue, inout Settings) throws -> Void) -> CommandOption {
    CommandOption(
      "--tap", .flag, isConfigurable: false, section: "What answers",
      help: "Read the cases from the command's output, in the Test Anything Protocol.", apply: apply)
  }

  /// `--repeat N`, on every version.
  static func repetitions(apply: @escaping @Sendable (GivenValue, inout Settings) throws -> Void) -> CommandOption {
    CommandOption(
      "--repeat", .number, "N", section: "Running",
      help: "Run each check N times on each version; one whose answers differ is flaky, and decides nothing.",
      apply: apply)
  }
}

extension RunCommand {
  /// Options of `telltale run` that mean the same for another command.
  static func shared<Outer>(
    _ names: [String], within path: any WritableKeyPath<Outer, RunSettings> & Sendable, section: String? = nil
  ) -> [CommandOption<Outer>] {
    names.flatMap { name in options.filter { $0.name == name }.map { $0.within(path, section: section) } }
  }
}

extension CommandError {
  /// Refuses two kinds of reports, and reports of no command.
  static func check(junit: Bool, tap: Bool, hasCommand: Bool) throws(CommandError) {
    if tap, junit { throw .conflict("--junit", "--tap") }
    if !hasCommand, tap || junit { throw .needsCommand(option: tap ? "--tap" : "--junit") }
  }
}

extension ParsedArguments {
  /// What stands before a `--`, and the command behind it.
  var separated: (before: [String], command: [String]) {
    let count = separator ?? positionals.count
    return (Array(positionals[..<count]), Array(positionals[count...]))
  }
}
