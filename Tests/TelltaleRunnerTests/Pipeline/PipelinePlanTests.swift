import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct PipelinePlanTests {
  private func step(_ name: String, continueOnFailure: Bool = false) -> PipelineDefinition.Step {
    PipelineDefinition.Step(name: name, command: ["true"], continueOnFailure: continueOnFailure)
  }

  private var definition: PipelineDefinition {
    PipelineDefinition(name: "p", steps: ["build", "test", "to-testers", "to-store"].map { step($0) })
  }

  private func plan(
    _ definition: PipelineDefinition, _ change: (inout PipelinePlan.Selection) -> Void = { _ in }
  ) throws -> [String] {
    var selection = PipelinePlan.Selection()
    change(&selection)
    return try PipelinePlan(definition, selection, file: "ci.json5").runs.map { run in
      "\(run.labels.joined(separator: "/")): \(run.steps.map(\.name).joined(separator: " "))"
    }
  }

  @Test func `without machines, orders and channels there is one run of all steps`() throws {
    #expect(try plan(definition) == [": build test to-testers to-store"])
  }

  @Test func `each machine has each order`() throws {
    var definition = definition
    definition.steps = [step("build"), step("test")]
    definition.machines = [PipelineDefinition.Machine(name: "clean"), PipelineDefinition.Machine(name: "mine")]
    definition.orders = [
      PipelineDefinition.Order(name: "listed", steps: ["build", "test"]),
      PipelineDefinition.Order(name: "turned", steps: ["test", "build"]),
    ]
    #expect(
      try plan(definition) == [
        "clean/listed: build test", "clean/turned: test build", "mine/listed: build test", "mine/turned: test build",
      ])
    #expect(
      try plan(definition) {
        $0.machines = ["mine"]
        $0.orders = ["turned"]
      } == ["mine/turned: test build"])
    #expect(
      throws: PipelineFileError.unknownSelection(
        kind: "machine", name: "min", file: "ci.json5", suggestion: "mine", known: ["clean", "mine"])
    ) { try plan(definition) { $0.machines = ["min"] } }
  }

  /// The branch that is developed on goes to the testers, the one that is released to the store, others nowhere.
  @Test func `a branch decides the channel, and the channel the steps`() throws {
    var definition = definition
    definition.branches = ["develop", "main", "release/*", "feature/**"]
    definition.channels = [
      PipelineDefinition.Channel(name: "testers", branches: ["develop"], steps: ["to-testers"]),
      PipelineDefinition.Channel(name: "store", branches: ["main", "release/*"], steps: ["to-store"]),
    ]
    func onBranch(_ branch: String) throws -> [String] { try plan(definition) { $0.branch = branch } }

    #expect(try plan(definition) == ["testers: build test to-testers", "store: build test to-store"])
    #expect(try onBranch("develop") == ["testers: build test to-testers"])
    #expect(try onBranch("main") == ["store: build test to-store"])
    #expect(try onBranch("release/2.4") == ["store: build test to-store"])
    #expect(try onBranch("feature/cart/colour") == ["branch feature-cart-colour: build test"])
    // The patterns are of whole names: nothing of these begins or ends like one.
    for branch in ["developers", "my/develop", "develop/x", "release", "release/2/4"] {
      #expect(try onBranch(branch) == [], "\(branch)")
    }
  }

  @Test func `a channel's environment comes before the machine's`() throws {
    var definition = definition
    definition.environment = ["A": "file", "B": "file", "C": "file"]
    definition.channels = [
      PipelineDefinition.Channel(
        name: "c", branches: ["main"], steps: [], environment: ["B": "channel", "C": "channel"])
    ]
    definition.machines = [PipelineDefinition.Machine(name: "m", environment: ["C": nil])]
    let runs = try PipelinePlan(definition, PipelinePlan.Selection(), file: "f").runs
    #expect(runs.map(\.environment) == [["A": "file", "B": "channel", "C": nil]])
  }
}

@Suite struct PipelineProgressTests {
  private func outcome(_ answers: [Answer], continuing: Bool = false) -> String {
    var progress = PipelineProgress(
      answers.indices.map {
        PipelineDefinition.Step(name: "s\($0)", command: ["true"], continueOnFailure: continuing)
      })
    for answer in answers where progress.next != nil { progress.record(answer) }
    return progress.outcome.map(\.stepWord).joined(separator: " ")
  }

  @Test func `the first step without a pass stops those behind it`() {
    #expect(outcome([.pass, .pass]) == "pass pass")
    #expect(outcome([.pass, .fail(.exit), .pass]) == "pass fail skipped")
    #expect(outcome([.didNotRun(.notFound), .pass]) == "not-found skipped")
  }

  @Test func `a step that is gone on from stops none`() {
    #expect(outcome([.fail(.exit), .pass, .fail(.crash)], continuing: true) == "fail pass fail")
  }

  @Test(arguments: [
    (Termination.exited(status: 0), Answer.pass), (.exited(status: 1), .fail(.exit)),
    (.exited(status: 125), .fail(.exit)), (.exited(status: 126), .didNotRun(.notFound)),
    (.exited(status: 127), .didNotRun(.notFound)), (.signalled(11), .fail(.crash)),
    (.stopped(.wallClock), .fail(.timeLimit)), (.stopped(.memory), .fail(.memoryLimit)),
    (.stopped(.processorTime), .fail(.workLimit)),
  ])
  func `a command's end is its answer`(termination: Termination, answer: Answer) {
    #expect(Answer(ofCommand: termination) == answer)
  }
}

@Suite struct StepEnvironmentTests {
  private let environment = StepEnvironment(
    inherited: [
      "PATH": "/bin", "HOME": "/root", "SECRET": "s", "XDG_CACHE_HOME": "/root/.cache", "GIT_DIR": "/mine/.git",
      "TELLTALE_SEED": "1", "SETTING": "mine",
    ], temporary: "/t", cleanHome: "/h", ceiling: "/c")

  private func variables(
    _ machine: PipelineDefinition.Machine, run: PipelineDefinition.Variables = [:],
    step: PipelineDefinition.Variables = [:]
  ) -> [String: String] {
    environment.variables(
      PipelinePlan.Run(labels: [], machine: machine, steps: [], environment: run),
      PipelineDefinition.Step(name: "s", command: ["true"], environment: step))
  }

  @Test func `a machine has what Telltale has, but for what leads to somebody's repository`() {
    #expect(
      variables(PipelineDefinition.Machine(name: "m")) == [
        "PATH": "/bin", "HOME": "/root", "SECRET": "s", "XDG_CACHE_HOME": "/root/.cache", "SETTING": "mine",
        "TMPDIR": "/t", "GIT_CEILING_DIRECTORIES": "/c",
      ])
  }

  @Test func `a clean machine has a path, an empty home and what it is given`() {
    let machine = PipelineDefinition.Machine(name: "m", inherits: .only(["SECRET"]), cleanHome: true)
    #expect(
      variables(machine, run: ["A": "1"]) == [
        "PATH": "/bin", "HOME": "/h", "SECRET": "s", "TMPDIR": "/t", "GIT_CEILING_DIRECTORIES": "/c", "A": "1",
      ])
  }

  @Test func `what comes later wins, and null takes a variable away`() {
    let machine = PipelineDefinition.Machine(name: "m", inherits: .only(["SETTING"]))
    #expect(variables(machine)["SETTING"] == "mine")
    #expect(variables(machine, run: ["SETTING": nil])["SETTING"] == nil)
    #expect(variables(machine, run: ["SETTING": nil], step: ["SETTING": "step"])["SETTING"] == "step")
  }
}
