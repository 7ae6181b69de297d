import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct PipelineFileTests {
  private func read(_ text: String) throws(PipelineFileError) -> PipelineDefinition {
    try PipelineFile.definition(Data(text.utf8), file: "ci.json5")
  }

  private func words(_ text: String) -> String {
    do {
      return "\(try read(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a file says all that there is to say`() throws {
    let definition = try read(
      """
      // Comments, single quotes and trailing commas are JSON5.
      {
        name: 'Shop', environment: { LANG: "C", EDITOR: null }, timeLimit: 60, continueOnFailure: true,
        branches: ["main", "release/*"], correct: ".", faulty: "../broken",
        steps: [
          { name: "build", command: "make all", folder: "./app/", timeLimit: 2.5, continueOnFailure: false },
          { name: "test", command: ["make", "test"], environment: { CI: "1" } },
        ],
        machines: [
          { name: "clean", environment: { SETTING: null }, inherit: ["LANG"], cleanHome: true },
          { name: "bare", inherit: false }, { name: "mine", inherit: true },
        ],
        orders: [{ name: "test first", steps: ["test", "build"] }],
        channels: [{ name: "testers", branches: "develop", steps: ["test"], environment: { TO: "testers" } }],
      }
      """)

    var expected = PipelineDefinition(
      name: "Shop",
      steps: [
        PipelineDefinition.Step(
          name: "build", command: ["/bin/sh", "-c", "make all"], folder: "app", timeLimit: 2.5),
        PipelineDefinition.Step(
          name: "test", command: ["make", "test"], environment: ["CI": "1"], timeLimit: 60, continueOnFailure: true),
      ])
    expected.environment = ["LANG": "C", "EDITOR": nil]
    expected.branches = ["main", "release/*"]
    expected.correct = "."
    expected.faulty = ["../broken"]
    expected.machines = [
      PipelineDefinition.Machine(
        name: "clean", environment: ["SETTING": nil], inherits: .only(["LANG"]), cleanHome: true),
      PipelineDefinition.Machine(name: "bare", inherits: .only([])),
      PipelineDefinition.Machine(name: "mine", inherits: .all),
    ]
    expected.orders = [PipelineDefinition.Order(name: "test first", steps: ["test", "build"])]
    expected.channels = [
      PipelineDefinition.Channel(
        name: "testers", branches: ["develop"], steps: ["test"], environment: ["TO": "testers"])
    ]
    #expect(definition == expected)
  }

  @Test func `what is not said has a meaning`() throws {
    let definition = try read("{ steps: [{ name: 'a', command: 'true' }] }")
    #expect(definition.name == "ci.json5")
    #expect(definition.steps[0].timeLimit == 3600)
    #expect(!definition.steps[0].continueOnFailure)
    #expect(definition.machines.isEmpty && definition.orders.isEmpty && definition.channels.isEmpty)
    #expect(definition.correct == nil && definition.faulty.isEmpty)
  }

  @Test(arguments: [
    ("{ stepps: [] }", "ci.json5: unknown key 'stepps'; did you mean 'steps'?"),
    (
      "{ steps: [{ name: 'a', comand: 'true' }] }",
      "ci.json5: steps[0]: unknown key 'comand'; did you mean 'command'?"
    ),
    (
      "{ steps: [{ name: 'a', command: 'true' }], machines: [{ name: 'm', inherits: 1 }] }",
      "ci.json5: machines[0]: unknown key 'inherits'; did you mean 'inherit'?"
    ),
    (
      "{ steps: [{ name: 'a', command: 'true', 'on-failure-what-then': 1 }] }",
      """
      ci.json5: steps[0]: unknown key 'on-failure-what-then'; expected name, command, folder, environment, timeLimit, \
      continueOnFailure
      """
    ),
  ])
  func `an unknown key is named with its file and its place`(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("", "ci.json5 is not a JSON5 object"),
    ("{ steps: [ }", "ci.json5 is not a JSON5 object"),
    ("[]", "ci.json5 is an array; expected an object"),
    ("{}", "ci.json5: the key 'steps' is missing"),
    ("{ steps: [] }", "ci.json5: steps is empty; expected at least one step"),
    ("{ steps: {} }", "ci.json5: steps is an object; expected an array of objects"),
    ("{ steps: ['make'] }", "ci.json5: steps[0] is the string \"make\"; expected an object"),
    ("{ steps: [{ command: 'true' }] }", "ci.json5: steps[0]: the key 'name' is missing"),
    ("{ steps: [{ name: 'a' }] }", "ci.json5: steps[0]: the key 'command' is missing"),
    ("{ steps: [{ name: 'a/b', command: 'true' }] }", "ci.json5: steps[0].name is the string \"a/b\"; expected a name"),
    ("{ steps: [{ name: 'pipeline', command: 'true' }] }", "ci.json5: steps[0].name is the string \"pipeline\""),
    ("{ steps: [{ name: 'a', command: ' ' }] }", "ci.json5: steps[0].command is the string \" \"; expected a line"),
    ("{ steps: [{ name: 'a', command: [] }] }", "ci.json5: steps[0].command is an array; expected a line"),
    ("{ steps: [{ name: 'a', command: ['x', 1] }] }", "ci.json5: steps[0].command[1] is the number 1; expected a"),
    (
      "{ steps: [{ name: 'a', command: 'b', folder: '../c' }] }",
      "ci.json5: steps[0].folder is the string \"../c\"; expected a path in the version's folder"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b', folder: '/c' }] }", "ci.json5: steps[0].folder is the string \"/c\""
    ),
    (
      "{ steps: [{ name: 'a', command: 'b', timeLimit: 0 }] }",
      "ci.json5: steps[0].timeLimit is the number 0; expected a number of seconds, more than 0"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b' }, { name: 'a', command: 'c' }] }",
      "ci.json5: steps[1]: the name 'a' is given twice"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b' }], environment: { X: 1 } }",
      "ci.json5: environment.X is the number 1; expected a string, or null"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b' }], orders: [{ name: 'o', steps: ['b'] }] }",
      "ci.json5: orders[0].steps[0]: there is no step 'b'; did you mean 'a'?"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b' }], orders: [{ name: 'o', steps: [] }] }",
      "ci.json5: orders[0].steps lacks a; expected each step's name once"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b' }], orders: [{ name: 'o', steps: ['a', 'a'] }] }",
      "ci.json5: orders[0].steps[1]: the name 'a' is given twice"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b' }], channels: [{ name: 'c', steps: ['a'] }] }",
      "ci.json5: channels[0]: the key 'branches' is missing"
    ),
    (
      "{ steps: [{ name: 'a', command: 'b' }], branches: [] }",
      "ci.json5: branches is empty; expected names of branches"
    ),
  ])
  func `what is wrong is named with what was found and what was expected`(text: String, expected: String) {
    #expect(words(text).hasPrefix(expected), "\(words(text))")
  }

  @Test func `a file that is not there is an error that names it`() {
    #expect(throws: PipelineFileError.missing(file: "no.json5")) {
      try PipelineFile.read("/no/such/no.json5", file: "no.json5")
    }
  }
}
