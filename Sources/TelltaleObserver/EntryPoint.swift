// swift-format-ignore-file: AlwaysUseLowerCamelCase, names that no package has of its own

#if !canImport(Darwin)
  import CTelltaleRuntime
  public import XCTest

  /// What the `main` of a test executable calls: the function of XCTest under its very name, which the linker takes from
  /// the executable before it looks into libraries.
  ///
  /// In a fork server the runs begin here, when the executable has listed its tests and nothing of them has run. A run
  /// has one test to look through instead of all, and prints nothing that nobody reads.
  @_silgen_name("$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF")
  public func __telltale_main(_ classes: [XCTestCaseEntry]) -> Never {
    guard telltale_serves_tests() else {
      exit(XCTMain(classes, arguments: CommandLine.arguments, observers: nil))
    }
    let tests = testsByName(classes)
    telltale_serve_tests()
    let arguments = runArguments()
    setArguments(arguments)
    exit(
      XCTMain(
        arguments.dropFirst().first.flatMap { tests[$0] } ?? classes, arguments: CommandLine.arguments,
        observers: []))
  }

  /// Each test as an entry of its own, by the name by which it is asked for.
  private func testsByName(_ classes: [XCTestCaseEntry]) -> [String: [XCTestCaseEntry]] {
    var tests: [String: [XCTestCaseEntry]] = [:]
    for entry in classes {
      let name = _typeName(entry.testCaseClass, qualified: true)
      for test in entry.allTests { tests["\(name)/\(test.0)", default: []].append((entry.testCaseClass, [test])) }
    }
    return tests
  }

  private func runArguments() -> [String] {
    var arguments: [String] = []
    while let argument = telltale_argument(UInt32(arguments.count)) { arguments.append(String(cString: argument)) }
    return arguments
  }

  /// The setter of `CommandLine.arguments`, which have been read by now, and which Swift 6 sees as a constant.
  @_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
  private func setArguments(_ arguments: consuming [String])
#endif
