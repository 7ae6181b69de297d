import Foundation
import Telltale
import TelltaleReports
import Testing

extension TurnstileTests {
  /// What is measured, and what the selection leaves of it.
  @Suite struct Measured {
    private let turnstile: Turnstile
    private let telltale: BuiltTelltale

    init() throws {
      turnstile = try Turnstile()
      telltale = turnstile.telltale
    }

    @Test func `red tests are measured like the others, from another folder and without a terminal`() async throws {
      let before = try turnstile.copy.state()
      let parent = URL(fileURLWithPath: turnstile.folder).deletingLastPathComponent().path
      let outcome = try await telltale.run(
        "run", "./Turnstile", "--operators", "relational", "--output", "json=study.json", in: parent)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(!outcome.output.contains("\u{1B}"))
      #expect(outcome.output.contains("  score      83.3%, 5 of 6 faults seen\n"))
      #expect(try turnstile.copy.state() == before)
      // Both mirrors were built, and neither made modules of its own.
      let scratch = turnstile.folder + "/.build/telltale"
      #expect(try !FileManager.default.contentsOfDirectory(atPath: scratch + "/modules").isEmpty)
      for mirror in ["instrumented", "plain"] {
        let products = try FileManager.default.contentsOfDirectory(atPath: "\(scratch)/\(mirror)/build/debug")
        #expect(products.contains("TurnstilePackageTests.xctest"))
        #expect(!products.contains("ModuleCache"))
      }

      let study = try StudyJSON.read(Data(contentsOf: URL(fileURLWithPath: parent + "/study.json")))
      let categories = Dictionary(uniqueKeysWithValues: study.checks.map { ($0.id, $0.category) })
      #expect(
        categories == [
          // 10 is the boundary, 9 lies under it, and 30 is not equal to it.
          "TurnstileTests.AdmissionTests/testAChildOfTenMayRideAlone": .separating,
          "TurnstileTests.AdmissionTests/testAChildOfNineMayNot": .separating,
          "TurnstileTests.AdmissionTests/testAGrownUpMay": .separating,
          // 1 is not equal to 2, and 4 is more.
          "TurnstileTests.FareTests/testOneZone": .separating,
          "TurnstileTests.FareTests/testFourZones": .separating,
          // Passes where 10 is not enough, which it was recorded from.
          "TurnstileTests.RedTests/testTheGateDoesAsItDid": .inverted,
          "TurnstileTests.RedTests/testTwoZones": .noisy,
          "TurnstileTests.SourceTests/testTheRuleIsNotWrittenAsMoreThan": .blind,
          "TurnstileTests.WatchTests/testNoChildOfNinePasses": .outsideCategory,
        ])
      // Nobody expects the right fare of two zones.
      #expect(study.faults.filter { $0.status == .unseen }.map(\.id) == [Turnstile.fault(Turnstile.fare, 1)])
      #expect(study.faults.filter { $0.status == .ignored }.map(\.line) == [8, 8, 8])
      // Nine checks on six faults. Run is where a value differs: 10 in two tests, 30, 9; 2, 1, 4. One check is skipped.
      #expect(study.summary.pairs == 54)
      #expect(study.summary.ran == 7)
      #expect(study.summary.derived == 41)
      #expect(study.summary.outside == 6)
    }

    @Test func `the process runner finds the same, and runs every pair`() async throws {
      func study(_ runner: String) async throws -> Study {
        let outcome = try await turnstile.run("--runner", runner, "--format", "json")
        #expect(outcome.status == 0)
        return try StudyJSON.read(Data(outcome.output.utf8))
      }
      let (forks, processes) = (try await study("fork"), try await study("process"))
      #expect(forks.checks == processes.checks)
      #expect(forks.faults == processes.faults)
      #expect(processes.summary.ran == 48)
      #expect(processes.summary.derived == 0)
    }

    @Test func `verdicts are found again by hand`() async throws {
      let outcome = try await turnstile.run("--tests", "Fare|Admission", "--verify", "5")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "verified: 5 verdicts found again by editing the source, all agree\n")
      // Five tests on six faults; run is where a value differs: 10, 9 and 30, 1 and 4.
      let derived = try await turnstile.run("--tests", "Fare|Admission", "--verify-derived", "100")
      #expect(derived.status == 0)
      #expect(derived.errors == "verified: 25 verdicts found again by editing the source, all agree\n")
    }

    @Test func `operators, globs and comments decide which faults are listed`() async throws {
      // Three for each comparison; true and false, 0 and 1 for the values given back.
      #expect(try await list("--operators", "relational").count == 9)
      let first = ["--operators", "relational,equality,logical,return-value,empty-body"]
      #expect(try await list(first).count == 9 + 2 + 2 + 2)
      #expect(try await list("--operators", "return-value").allSatisfy { $0.operator == "return-value" })
      let admission = try await list("--operators", "relational", "--exclude", "**/Fare.swift")
      #expect(admission.map(\.id) == (1...3).map { Turnstile.fault(Turnstile.admission, $0) })
      #expect(admission.map(\.replacement) == [">", "==", "true"])
      #expect(try await list("--files", "**/Admission.swift", "--operators", "relational") == admission)
      let ignored = try await list(first).filter { $0.status == .ignored }
      #expect(ignored.count == 5)
      #expect(ignored.allSatisfy { $0.file == Turnstile.fare && $0.line >= 7 })
    }

    @Test func `a seed draws the same faults each time, and they are the ones that are measured`() async throws {
      let drawn = try await list("--sample", "3", "--seed", "7").map(\.id)
      #expect(drawn.count == 3)
      #expect(try await list("--sample", "3", "--seed", "7").map(\.id) == drawn)
      let others = [try await list("--sample", "3", "--seed", "8"), try await list("--sample", "3", "--seed", "9")]
      #expect(others.contains { $0.map(\.id) != drawn })

      let relational = try await list("--operators", "relational", "--sample", "3", "--seed", "7").map(\.id)
      let outcome = try await turnstile.run("--sample", "3", "--seed", "7", "--format", "json")
      let study = try StudyJSON.read(Data(outcome.output.utf8))
      #expect(study.faults.map(\.id).sorted() == relational.sorted())
      #expect(study.subject.selection.sample == Study.Selection.Sample(count: 3, seed: 7))
    }

    private func list(_ arguments: String...) async throws -> [Fault] {
      try await list(arguments)
    }

    private func list(_ arguments: [String]) async throws -> [Fault] {
      let outcome = try await telltale.run(
        arguments: ["run", "--list", "--format", "json"] + arguments, in: turnstile.folder)
      #expect(outcome.status == 0)
      return try JSONDecoder().decode([Fault].self, from: Data(outcome.output.utf8))
    }
  }
}
