import Testing

@testable import TelltaleCommand

@Suite struct CommandErrorTests {
  @Test(arguments: [
    (CommandError.missingCommand, "no command was given; `telltale help` lists them"),
    (.unknownCommand("rnu", suggestion: "run"), "unknown command 'rnu'; did you mean 'run'?"),
    (.unknownCommand("x", suggestion: nil), "unknown command 'x'; `telltale help` lists the commands"),
    (.commandNotBuilt("merge"), "`telltale merge` is not built yet; `telltale help` lists what is"),
    (.unknownOption("--flies", suggestion: "--files"), "unknown option '--flies'; did you mean '--files'?"),
    (.unknownOption("--x", suggestion: nil), "unknown option '--x'"),
    (.optionNotBuilt("--diff"), "--diff is not built yet"),
    (.missingValue(option: "--jobs", placeholder: "N"), "--jobs lacks its value; expected '--jobs N'"),
    (.unexpectedValue(option: "--quiet", value: "yes"), "--quiet takes no value; found 'yes'"),
    (.unexpectedArgument("b", expected: "one package"), "unexpected argument 'b'; expected one package"),
    (.conflict("--quiet", "--verbose"), "--quiet and --verbose exclude each other; give one of them"),
    (
      .nothingMeasuredByList(option: "--verify"),
      "--list measures nothing, so there is nothing for --verify; leave out one of the two"
    ),
    (
      .invalidValue(.option("--jobs"), found: "0", expected: "a whole number, at least 1"),
      "--jobs: found '0'; expected a whole number, at least 1"
    ),
    (
      .invalidValue(.key("color", file: "t.json"), found: "atuo", expected: "auto or never", suggestion: "auto"),
      "t.json: 'color': found 'atuo'; expected auto or never. Did you mean 'auto'?"
    ),
    (
      .valueNotBuilt(.option("--format"), value: "html", built: ["terminal", "json"]),
      "--format: 'html' is not built yet; expected terminal or json"
    ),
    (.configurationMissing("a.json"), "there is no configuration file at a.json"),
    (.configurationUnreadable("a.json", problem: "no permission"), "a.json can't be read: no permission"),
    (.configurationBroken("a.json", problem: "x"), "a.json is not a JSON5 object: x"),
    (.unknownKey("job", file: "a.json", suggestion: "jobs"), "a.json: unknown key 'job'; did you mean 'jobs'?"),
    (
      .unknownKey("x", file: "a.json", suggestion: nil),
      "a.json: unknown key 'x'; expected the name of an option in camelCase"
    ),
    (
      .wrongType(key: "jobs", file: "a.json", found: "the string \"4\"", expected: "a number"),
      "a.json: 'jobs' is the string \"4\"; expected a number"
    ),
    (.pathMissing("Shop"), "there is no folder at Shop"),
    (.notAFolder("Package.swift"), "Package.swift is a file; expected the folder of a Swift package"),
    (
      .xcodeProject("Shop", project: "Shop.xcodeproj"),
      "Shop is not a Swift package: it has Shop.xcodeproj, and no Package.swift. Telltale does not measure Xcode "
        + "projects; move the code to be measured into a package of its own, which the project can depend on, and "
        + "measure that"
    ),
    (
      .outputFolderMissing("/a/b.json", folder: "/a"),
      "--output: there is no folder /a to write /a/b.json into"
    ),
    (.outputIsFolder("/a"), "--output: /a is a folder; expected the path of a file to write"),
    (.outputUnwritable("/a", problem: "no space"), "--output: /a could not be written: no space"),
    (.outputRepeated("/a"), "--output: /a is named twice; expected a file of its own for each format"),
    (
      .scratchHoldsPackage("/a"),
      "--scratch-path: /a holds the package, and everything in a scratch folder may be overwritten; expected a folder "
        + "of its own, such as .build/telltale"
    ),
    (.scratchIsFile("/a"), "--scratch-path: /a is a file; expected a folder, which need not exist yet"),
  ])
  func `an error says what was found, what was expected, and what to do`(error: CommandError, words: String) {
    #expect(error.description == words)
  }

  @Test func `the folder of a package is asked for in the words of the command that was run`() {
    func words(_ path: String, _ inside: String?, _ naming: PackageFolder.Naming) -> String {
      CommandError.notAPackage(path, inside: inside, named: naming).description
    }
    #expect(
      words("Sources", "/tmp/My Shop", .argument(command: "run"))
        == "Sources is not a Swift package, it lies in one; measure that one: telltale run '/tmp/My Shop'")
    #expect(
      words("Shop", nil, .argument(command: "init"))
        == "Shop is not a Swift package: it has no Package.swift. Name the folder that has one: telltale init PACKAGE")
    #expect(
      words(".", "/tmp/My Shop", .currentFolder(command: "regress"))
        == ". is not a Swift package, it lies in one; measure that one: cd '/tmp/My Shop' && telltale regress")
    #expect(
      words(".", nil, .currentFolder(command: "regress")) == """
        . is not a Swift package: it has no Package.swift. Name the folder that has one: cd FOLDER && telltale regress. \
        A project of another kind is measured by a command: telltale regress ... -- COMMAND
        """)
    #expect(
      words("Old", nil, .option(command: "contrast", option: "--correct")) == """
        Old is not a Swift package: it has no Package.swift. Name the folder that has one: telltale contrast --correct \
        FOLDER. A project of another kind is measured by a command: telltale contrast ... -- COMMAND
        """)
  }

  @Test func `words for a shell are quoted where they must be`() {
    #expect("/tmp/a-b_c.d+e".quotedForShell == "/tmp/a-b_c.d+e")
    #expect("it's".quotedForShell == "'it'\\''s'")
    #expect("".quotedForShell == "''")
  }
}
