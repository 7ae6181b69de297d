import TelltaleRunner
import Testing

@testable import TelltaleCommand

@Suite struct ArgumentParserTests {
  private static let options: [CommandOption<[String]>] = [
    CommandOption("--name", .text, "NAME", isRepeatable: true, section: "", help: "") { $1.append("name \($0.text)") },
    CommandOption("-Xflag", .text, "FLAG", takesDashes: true, section: "", help: "") { $1.append("flag \($0.text)") },
    CommandOption("--loud", .flag, field: "volume", section: "", help: "") { $1.append("loud") },
    CommandOption("--soft", .flag, field: "volume", section: "", help: "") { $1.append("soft") },
  ]

  private func parse(_ arguments: String...) throws(CommandError) -> ParsedArguments {
    try ArgumentParser(options: Self.options, optionsNotBuilt: ["--later"]).parse(arguments)
  }

  private func values(_ arguments: String...) throws -> [String] {
    var values: [String] = []
    try ArgumentParser(options: Self.options, optionsNotBuilt: []).parse(arguments)
      .apply(to: &values, options: Self.options, configuration: nil, folder: "/")
    return values
  }

  @Test func `values follow the option or an equals sign`() throws {
    #expect(
      try values("--name", "a", "--name=b", "--name=", "--name=c=d") == ["name a", "name b", "name ", "name c=d"])
  }

  @Test func `options and positional arguments mix, and after two dashes all are positional`() throws {
    let parsed = try parse("one", "--loud", "two", "--", "--soft", "-h", "--")
    #expect(parsed.positionals == ["one", "two", "--soft", "-h", "--"])
    #expect(parsed.occurrences == [ParsedArguments.Occurrence(option: 2, text: "")])
    #expect(!parsed.wantsHelp)
  }

  @Test func `a single dash is a positional argument or a value`() throws {
    #expect(try parse("-").positionals == ["-"])
    #expect(try values("--name", "-") == ["name -"])
  }

  @Test func `only an option meant for flags takes what begins with a dash`() throws {
    #expect(try values("-Xflag", "-DX", "-Xflag=-DY", "-Xflag", "--help") == ["flag -DX", "flag -DY", "flag --help"])
    #expect(throws: CommandError.missingValue(option: "--name", placeholder: "NAME")) { try parse("--name", "--loud") }
    #expect(throws: CommandError.missingValue(option: "--name", placeholder: "NAME")) { try parse("--name") }
    #expect(throws: CommandError.missingValue(option: "-Xflag", placeholder: "FLAG")) { try parse("-Xflag") }
  }

  @Test func `a flag takes no value`() {
    #expect(throws: CommandError.unexpectedValue(option: "--loud", value: "yes")) { try parse("--loud=yes") }
  }

  @Test func `help and version win over whatever else is wrong`() throws {
    #expect(try parse("--nmae", "--help").wantsHelp)
    #expect(try parse("-h", "--loud", "--soft").wantsHelp)
    #expect(try parse("--later", "--version").wantsVersion)
  }

  @Test func `an unknown option is answered with the one that was meant`() {
    #expect(throws: CommandError.unknownOption("--nmae", suggestion: "--name")) { try parse("--nmae", "x") }
    #expect(throws: CommandError.unknownOption("--Name", suggestion: "--name")) { try parse("--Name=x") }
    #expect(throws: CommandError.unknownOption("--elsewhere", suggestion: nil)) { try parse("--elsewhere") }
    #expect(throws: CommandError.unknownOption("-q", suggestion: nil)) { try parse("-q") }
  }

  @Test func `an option that is not built yet says so and is not suggested`() {
    #expect(throws: CommandError.optionNotBuilt("--later")) { try parse("--later=1") }
    #expect(throws: CommandError.unknownOption("--laters", suggestion: nil)) { try parse("--laters") }
  }

  @Test func `options of one field exclude each other, and one may be repeated`() throws {
    #expect(throws: CommandError.conflict("--loud", "--soft")) { try parse("--loud", "--soft") }
    #expect(try parse("--loud", "--loud").occurrences.count == 2)
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("abc", "abc", 0), ("abc", "axc", 1), ("abc", "acb", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3),
  ])
  func `distance counts edits, a swap of neighbours as one`(one: String, other: String, distance: Int) {
    #expect(one.editDistance(to: other) == distance)
    #expect(other.editDistance(to: one) == distance)
  }

  @Test func `what is too far off is not suggested`() {
    #expect("rnu".closest(among: ["run", "version"]) == "run")
    #expect("vresion".closest(among: ["run", "version"]) == "version")
    #expect("measure".closest(among: ["run", "version"]) == nil)
    #expect("x".closest(among: []) == nil)
  }
}
