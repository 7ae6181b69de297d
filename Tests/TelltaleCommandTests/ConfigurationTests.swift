import Foundation
import TelltaleRunner
import Testing

@testable import TelltaleCommand

@Suite struct ConfigurationTests {
  private func settings(_ json: String, _ arguments: String...) throws -> RunSettings {
    let options = RunCommand.options
    let configuration = try Configuration(
      json: Data(json.utf8), file: "telltale.json", folder: "/shop", options: options)
    var settings = RunSettings()
    try ArgumentParser(options: options, optionsNotBuilt: []).parse(arguments)
      .apply(to: &settings, options: options, configuration: configuration, folder: "/work")
    return settings
  }

  @Test func `JSON5 sets options by their names in camelCase`() throws {
    let settings = try settings(
      """
      // What the project asks for.
      {
        files: ['Sources/Cart/**', "Sources/Checkout/**"],
        operators: ["relational", "logical"],
        failUnder: 79.5, failOn: "blind,noisy", sample: 10, seed: 18446744073709551615,
        xswiftc: ["-DX"], env: ["TZ=UTC"], enableTestDiscovery: true, quiet: true, verbose: false,
        scratchPath: "../scratch", output: ["json=study.json"],
      }
      """)
    #expect(settings.options.files == ["Sources/Cart/**", "Sources/Checkout/**"])
    #expect(settings.options.operators == .named(["relational", "logical"]))
    #expect(settings.thresholds == Thresholds(minimumScore: 79.5, conditions: [.blind, .noisy]))
    #expect(settings.options.sample == 10)
    #expect(settings.options.seed == UInt64.max)
    #expect(settings.options.build.swiftcFlags == ["-DX"])
    #expect(settings.options.build.environment == ["TZ": "UTC"])
    #expect(settings.options.build.enableTestDiscovery)
    #expect(settings.verbosity == .quiet)
    #expect(settings.options.scratchPath == "/scratch")
    #expect(settings.outputs == [RunSettings.Output(format: .json, path: "/shop/study.json")])
  }

  @Test func `the command line wins over the file, list by list and field by field`() throws {
    let settings = try settings(
      "{ files: ['A/**', 'B/**'], exclude: 'C/**', jobs: 2, quiet: true }", "--files", "D/**", "--jobs", "3",
      "--verbose")
    #expect(settings.options.files == ["D/**"])
    #expect(settings.options.exclude == ["C/**"])
    #expect(settings.options.jobs == 3)
    #expect(settings.verbosity == .verbose)
  }

  @Test func `a key that no option has is refused with the one that was meant`() {
    #expect(throws: CommandError.unknownKey("failunder", file: "telltale.json", suggestion: "failUnder")) {
      try settings("{ failunder: 80 }")
    }
    #expect(throws: CommandError.unknownKey("config", file: "telltale.json", suggestion: nil)) {
      try settings("{ config: 'x' }")
    }
  }

  @Test func `a value of another type is refused with what was found`() {
    #expect(
      throws: CommandError.wrongType(
        key: "jobs", file: "telltale.json", found: "the string \"4\"", expected: "a number")
    ) { try settings("{ jobs: '4' }") }
    #expect(
      throws: CommandError.wrongType(
        key: "quiet", file: "telltale.json", found: "the number 1", expected: "true or false")
    ) { try settings("{ quiet: 1 }") }
    #expect(
      throws: CommandError.wrongType(
        key: "tests", file: "telltale.json", found: "an array", expected: "a string")
    ) { try settings("{ tests: ['a'] }") }
    #expect(
      throws: CommandError.wrongType(
        key: "files", file: "telltale.json", found: "null", expected: "an array of strings")
    ) { try settings("{ files: null }") }
  }

  @Test func `a value that can't be understood names the key`() {
    #expect(
      throws: CommandError.invalidValue(
        .key("jobs", file: "telltale.json"), found: "0", expected: "a whole number, at least 1")
    ) { try settings("{ jobs: 0 }") }
  }

  @Test(arguments: ["", "[]", "{", "{ jobs 4 }", "3"])
  func `what is no JSON5 object is called that`(json: String) {
    let error = #expect(throws: CommandError.self) { try settings(json) }
    guard case .configurationBroken("telltale.json", let problem) = error else {
      Issue.record("found \(String(describing: error)); expected configurationBroken")
      return
    }
    #expect(!problem.isEmpty)
  }

  @Test func `keys are the options' names, and no two are the same`() {
    #expect(RunCommand.options.first { $0.name == "--enable-test-discovery" }?.key == "enableTestDiscovery")
    #expect(RunCommand.options.first { $0.name == "-Xswiftc" }?.key == "xswiftc")
    #expect(Set(RunCommand.options.map(\.key)).count == RunCommand.options.count)
  }
}
