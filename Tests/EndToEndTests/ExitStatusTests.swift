import Foundation
import Testing

extension TurnstileTests {
  /// The statuses that scripts may rely on, each after a real measurement or what kept one from being made.
  @Suite struct ExitStatus {
    private let turnstile: Turnstile

    init() throws { turnstile = try Turnstile() }

    @Test func `a threshold that is met ends with 0, and one that is not with 1`() async throws {
      // 10, 9 and 30 are all that the comparison needs.
      let met = try await turnstile.run("--files", "**/Admission.swift", "--fail-under", "100", "--fail-on", "unseen")
      #expect(met.status == 0)
      #expect(met.errors == "")

      let missed = try await turnstile.run("--fail-under", "100")
      #expect(missed.status == 1)
      #expect(missed.output.contains("5 of 6 faults seen"))
      #expect(missed.errors.hasPrefix("threshold not met: the score of 83.3"))

      let found = try await turnstile.run("--fail-under", "83", "--fail-on", "unseen,noisy,flaky")
      #expect(found.status == 1)
      #expect(
        found.errors == """
          threshold not met: no check sees 1 fault; --fail-on unseen asks for none
          threshold not met: 1 check found noisy; --fail-on noisy asks for none

          """)
    }

    @Test func `a package that does not build ends with 3, in the compiler's words`() async throws {
      let mistake = try turnstile.copy.text(Turnstile.fare).replacingOccurrences(of: "zones > 2", with: "zone > 2")
      let outcome = try await turnstile.replacing(Turnstile.fare, by: mistake) { try await turnstile.run() }
      #expect(outcome.status == 3)
      #expect(outcome.output == "")
      #expect(
        outcome.errors.contains("\n\(turnstile.folder)/\(Turnstile.fare):3:3: error: cannot find 'zone' in scope"))
      #expect(!outcome.errors.contains(".build/telltale"))
    }

    @Test func `a manifest that can't be read ends with 3, in SwiftPM's words`() async throws {
      let manifest = try turnstile.copy.text("Package.swift").replacingOccurrences(of: "name: ", with: "nmae: ")
      let outcome = try await turnstile.replacing("Package.swift", by: manifest) { try await turnstile.run() }
      #expect(outcome.status == 3)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("\(turnstile.folder)/Package.swift:5:"))
      #expect(outcome.errors.contains("nmae"))
      #expect(!outcome.errors.contains(".build/telltale"))
    }

    @Test func `a selection that leaves nothing ends with 4`() async throws {
      let tests = try await turnstile.run("--tests", "BridgeTests")
      #expect(tests.status == 4)
      #expect(tests.errors.contains("none of the 9 test ids holds a match of `--tests BridgeTests`"))
      let files = try await turnstile.run("--files", "Sources/Bridge/**")
      #expect(files.status == 4)
      #expect(files.errors.hasPrefix("error: No faults: 0 Swift files searched"))
      let listed = try await turnstile.run("--list", "--files", "Sources/Bridge/**")
      #expect(listed.status == 4)
    }

    @Test func `a package without tests or without faults ends with 4`() async throws {
      let folder = URL(fileURLWithPath: turnstile.folder).deletingLastPathComponent().path + "/Bridge"
      func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      func run() async throws -> BuiltTelltale.Outcome {
        try await turnstile.telltale.run("run", folder, in: turnstile.folder)
      }
      let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\n"
      try write(
        manifest + """
          let package = Package(
            name: "Bridge", targets: [.target(name: "Bridge"), .testTarget(name: "BridgeTests", dependencies: ["Bridge"])])
          """, to: "Package.swift")
      try write("public typealias Toll = Int\n", to: "Sources/Bridge/Bridge.swift")
      try write("import Bridge\n", to: "Tests/BridgeTests/BridgeTests.swift")
      let faultless = try await run()
      #expect(faultless.status == 4)
      #expect(faultless.errors.hasPrefix("error: No faults: 1 Swift file searched"))

      try write("public func isOpen(wind: Int) -> Bool { wind < 80 }\n", to: "Sources/Bridge/Bridge.swift")
      let untested = try await run()
      #expect(untested.status == 4)
      #expect(untested.errors.hasPrefix("error: No tests: the package builds, and its test executable lists none that"))

      try write(
        manifest + "let package = Package(name: \"Bridge\", targets: [.target(name: \"Bridge\")])\n",
        to: "Package.swift")
      let targetless = try await run()
      #expect(targetless.status == 4)
      // The test executable of the run before is still there.
      #expect(targetless.errors.hasPrefix("error: No tests: Bridge has no test target."))
    }

    @Test func `a verdict that is not found again by hand ends with 70`() async throws {
      // The test reads the source, which a switch in the program does not change: one of the three edits it notices.
      let outcome = try await turnstile.run(
        "--files", "**/Admission.swift", "--tests", "SourceTests", "--verify", "3", "--fail-under", "1")
      #expect(outcome.status == 70)
      #expect(outcome.output.contains("0 of 3 faults seen"))
      let (notes, lines) = outcome.errors.split(separator: "\n").partitioned { $0.hasPrefix("note: ") }
      #expect(
        notes == ["note: no check reaches any of the faults, so that nothing shows whether their switches take effect"])
      #expect(lines.first?.hasPrefix("error: 1 of 3 verdicts found again by hand came out otherwise.") == true)
      #expect(
        lines.dropFirst().first == """
            TurnstileTests.SourceTests/testTheRuleIsNotWrittenAsMoreThan on \
          \(Turnstile.fault(Turnstile.admission, 1)): measured pass, by hand fail (assertion)
          """)
      #expect(lines.last?.hasPrefix("threshold not met: ") == true)
    }

    @Test func `a test that passes only without switches ends with 70, and decides nothing`() async throws {
      // With switches in it, the source is not as it was written.
      let tests = "Tests/TurnstileTests/SourceTests.swift"
      let reader = try turnstile.copy.text(tests)
        .replacingOccurrences(
          of: #"XCTAssertFalse(source.contains("age > 10"))"#, with: #"XCTAssertTrue(source.contains("age >= 10"))"#)
      let outcome = try await turnstile.replacing(tests, by: reader) {
        try await turnstile.run("--files", "**/Admission.swift", "--tests", "SourceTests|AdmissionTests")
      }
      #expect(outcome.status == 70)
      #expect(outcome.output.contains("3 of 3 faults seen"))
      #expect(
        outcome.errors.hasPrefix("error: 1 check answered otherwise in the package as it is, and decided nothing."))
      #expect(
        outcome.errors.contains(
          "testTheRuleIsNotWrittenAsMoreThan on the correct version: measured fail (assertion), by hand pass\n"))
    }
  }
}

extension Sequence {
  /// The elements that are of a kind, and the others, each in their order.
  fileprivate func partitioned(by isOfKind: (Element) -> Bool) -> (of: [Element], others: [Element]) {
    (filter(isOfKind), filter { !isOfKind($0) })
  }
}
