import Foundation
import Telltale
import TelltaleReports
import Testing

extension TurnstileTests {
  /// Patches in the package's folder `faults`, beside mutants.
  @Suite struct HandWritten {
    private let turnstile: Turnstile

    init() throws { turnstile = try Turnstile() }

    @Test func `patches are in the matrix beside the mutants, and one that no longer applies is named`() async throws {
      let folder = "\(turnstile.folder)/faults"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      func patch(_ name: String, _ old: String) throws {
        try """
        Subject: [PATCH] Nobody may ride

        --- a/\(Turnstile.admission)
        +++ b/\(Turnstile.admission)
        @@ -2,3 +2,3 @@
         public func mayRideAlone(age: Int) -> Bool {
        -\(old)
        +  false && age >= 10
         }

        """.write(toFile: "\(folder)/\(name).patch", atomically: true, encoding: .utf8)
      }
      try patch("nobody", "  age >= 10")
      try patch("stale", "  age >= 12")
      let outcome = try await turnstile.run("--files", "**/Fare.swift", "--format", "json")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "note: faults/stale.patch no longer applies, and is left out\n")
      let study = try StudyJSON.read(Data(outcome.output.utf8))
      let faults = Dictionary(uniqueKeysWithValues: study.faults.map { ($0.id, $0) })
      let nobody = try #require(faults["faults/nobody.patch"])
      #expect(nobody.kind == .patch)
      #expect(nobody.title == "Nobody may ride")
      #expect(nobody.file == Turnstile.admission)
      #expect(nobody.line == 3)
      // Ten and thirty may ride alone; that nine may not stays so.
      #expect(
        nobody.seenBy == [
          "TurnstileTests.AdmissionTests/testAChildOfTenMayRideAlone", "TurnstileTests.AdmissionTests/testAGrownUpMay",
        ])
      let stale = try #require(faults["faults/stale.patch"])
      #expect(stale.status == .uncompiled)
      #expect(stale.note == "It no longer applies: error: patch failed: \(Turnstile.admission):2")
      #expect(study.faults.count { $0.kind == .mutant } > 0)
      let listed = try await turnstile.run("--files", "**/Fare.swift", "--list")
      #expect(listed.output.contains("faults/nobody.patch: Nobody may ride"))
    }
  }
}
