import TelltaleRunner

extension RunCommand {
  static let options: [CommandOption<RunSettings>] =
    selectionOptions + CommandOption.thresholds + runningOptions + buildOptions + CommandOption.reporting
    + configOptions

  static let optionsNotBuilt = ["--diff", "--shard", "--no-cache"]

  private static let selectionOptions: [CommandOption<RunSettings>] = [
    CommandOption(
      "--files", .text, "GLOB", isRepeatable: true, section: "What to measure",
      help: "Put faults only into files that match, such as 'Sources/Cart/**'."
    ) { $1.options.files.append(try $0.glob()) },
    CommandOption(
      "--exclude", .text, "GLOB", isRepeatable: true, section: "What to measure",
      help: "Put no faults into files that match."
    ) { $1.options.exclude.append(try $0.glob()) },
    CommandOption(
      "--operators", .list, "NAMES", section: "What to measure",
      help: "Mutation operators separated by commas, or default, or all. See 'telltale operators'."
    ) { value, settings in
      settings.options.operators =
        switch value.text {
        case "default": .standard
        case "all": .all
        default: .named(try value.names(expected: "default, all, or operators' names separated by commas"))
        }
    },
    CommandOption(
      "--tests", .text, "REGEX", section: "What to measure",
      help: "Measure only the checks whose id, Module.Class/test, holds a match."
    ) { $1.options.tests = try $0.regularExpression() },
    CommandOption(
      "--skip", .text, "REGEX", isRepeatable: true, section: "What to measure",
      help: "Leave out the tests that match, as 'swift test --skip' does."
    ) { $1.options.skip.append(try $0.regularExpression()) },
    CommandOption(
      "--sample", .number, "N", section: "What to measure", help: "Measure N faults, drawn by chance."
    ) { $1.options.sample = try $0.wholeNumber(atLeast: 1) },
    CommandOption(
      "--seed", .number, "S", section: "What to measure",
      help: "What --sample and --verify draw from; 1 unless given. The same seed draws the same."
    ) { $1.options.seed = try $0.seed() },
    CommandOption(
      "--list", .flag, section: "What to measure", help: "List the faults and measure nothing."
    ) { $1.listsOnly = true },
  ]

  private static let runningOptions: [CommandOption<RunSettings>] = [
    CommandOption(
      "--jobs", .number, "N", section: "Running",
      help: "How many runs may go on at once; a few more than cores unless given."
    ) { $1.options.jobs = try $0.wholeNumber(atLeast: 1) },
    CommandOption(
      "--time-limit", .number, "SECONDS", section: "Running",
      help: "Stop a run after this time; many times what the check takes unless given."
    ) { $1.options.timeLimit = try $0.seconds() },
    CommandOption(
      "--memory-limit", .number, "MIB", section: "Running", help: "Stop a run that takes up more memory than this."
    ) { $1.options.memoryLimit = try $0.wholeNumber(atLeast: 1) },
    CommandOption(
      "--allow-network", .flag, section: "Running",
      help: "Let tests reach the network; they reach only themselves unless given."
    ) { $1.options.allowNetwork = true },
    CommandOption(
      "--verify", .number, "N", section: "Running",
      help: "Find N verdicts again the slow way, by editing the source; end with 70 if one differs."
    ) { $1.options.verify = try $0.wholeNumber(atLeast: 0) },
    CommandOption(
      "--verify-derived", .number, "N", section: "Running",
      help: "Find N more again, of the verdicts that were derived and never run."
    ) { $1.options.verifyDerived = try $0.wholeNumber(atLeast: 0) },
    CommandOption(
      "--repeat", .number, "N", section: "Running",
      help: "Run each check N times on the correct version, from other seeds; one that wavers is flaky."
    ) { $1.options.repetitions = try $0.wholeNumber(atLeast: 1) },
    CommandOption(
      "--runner", .text, "NAME", section: "Running",
      help: "fork (the default): in forks, and only where the answer is open; process: every pair, in a process."
    ) { $1.options.runner = try $0.choice(RunOptions.Runner.self) },
    CommandOption(
      "--scratch-path", .text, "DIR", section: "Running",
      help: "Where copies and builds are kept; .build/telltale in the package unless given."
    ) { $1.options.scratchPath = try $0.path() },
  ]

  private static let buildOptions: [CommandOption<RunSettings>] = [
    CommandOption(
      "--configuration", .text, "NAME", section: "Passed on to the package's build and tests",
      help: "debug (the default) or release."
    ) { $1.options.build.configuration = try $0.choice(RunOptions.Build.Configuration.self) },
    CommandOption(
      "--traits", .list, "NAMES", section: "Passed on to the package's build and tests",
      help: "Package traits separated by commas."
    ) { $1.options.build.traits = try $0.names(expected: "names of traits separated by commas") },
    CommandOption(
      "-Xswiftc", .text, "FLAG", isRepeatable: true, takesDashes: true,
      section: "Passed on to the package's build and tests", help: "A flag for the Swift compiler."
    ) { $1.options.build.swiftcFlags.append($0.text) },
    CommandOption(
      "--env", .text, "NAME=VALUE", isRepeatable: true, section: "Passed on to the package's build and tests",
      help: "A variable of the environment."
    ) {
      let (name, value) = try $0.assignment(expected: "a variable and its value: NAME=VALUE")
      $1.options.build.environment[name] = value
    },
    CommandOption(
      "--enable-test-discovery", .flag, section: "Passed on to the package's build and tests",
      help: "Find the tests in the code, and ignore a Tests/LinuxMain.swift."
    ) { $1.options.build.enableTestDiscovery = true },
  ]

  private static let configOptions: [CommandOption<RunSettings>] = [
    CommandOption(
      "--config", .text, "FILE", isConfigurable: false, section: "Output",
      help: """
        A JSON5 file of options by their names in camelCase, such as { failUnder: 80 }; telltale.json in the package \
        unless given. The command line wins over it, and paths in it start from its folder.
        """
    ) { value, _ in _ = try value.path() }
  ]
}
