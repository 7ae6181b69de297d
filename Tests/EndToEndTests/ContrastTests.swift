import Foundation
import Telltale
import TelltaleReports
import Testing

/// Versions side by side, by the built program, on the turnstile.
extension TurnstileTests {
  @Suite struct Contrasted {
    private let turnstile: Turnstile

    init() throws { turnstile = try Turnstile() }

    private static func patch(_ subject: String, _ file: String, _ old: String, _ new: String) -> String {
      "Subject: [PATCH] \(subject)\n\n--- a/\(file)\n+++ b/\(file)\n@@ -3,2 +3,2 @@\n-\(old)\n+\(new)\n }\n"
    }

    @Test func `a patch is seen, another one is not, and one that does not compile is counted apart`() async throws {
      let parent = URL(fileURLWithPath: turnstile.folder).deletingLastPathComponent().path
      func write(_ name: String, _ text: String) throws {
        try text.write(toFile: "\(parent)/\(name).patch", atomically: true, encoding: .utf8)
      }
      try write(
        "eleven", Self.patch("Ten is too young", Turnstile.admission, "  age >= 10", "  age >= 11"))
      try write("same", Self.patch("Written otherwise", Turnstile.admission, "  age >= 10", "  !(age < 10)"))
      try write("broken", Self.patch("No such name", Turnstile.admission, "  age >= 10", "  years >= 10"))
      let before = try turnstile.copy.state()
      let outcome = try await turnstile.telltale.run(
        "contrast", "--correct", ".", "--faulty", "patch:../eleven.patch", "--faulty", "patch:../same.patch",
        "--faulty",
        "patch:../broken.patch", "--output", "json=../contrast.json", in: turnstile.folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(try turnstile.copy.state() == before)
      for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80) }

      let study = try StudyJSON.read(Data(contentsOf: URL(fileURLWithPath: parent + "/contrast.json")))
      let faults = Dictionary(uniqueKeysWithValues: study.faults.map { ($0.id, $0) })
      let eleven = try #require(faults["patch:../eleven.patch"])
      #expect(eleven.kind == .patch)
      #expect(eleven.title == "Ten is too young")
      #expect(eleven.file == Turnstile.admission)
      #expect(eleven.line == 3)
      #expect(eleven.seenBy == ["TurnstileTests.AdmissionTests/testAChildOfTenMayRideAlone"])
      #expect(faults["patch:../same.patch"]?.status == .unseen)
      let broken = try #require(faults["patch:../broken.patch"])
      #expect(broken.status == .uncompiled)
      #expect(broken.note == "\(Turnstile.admission):3: cannot find 'years' in scope")

      let categories = Dictionary(uniqueKeysWithValues: study.checks.map { ($0.id, $0.category) })
      #expect(categories["TurnstileTests.AdmissionTests/testAChildOfNineMayNot"] == .blind)
      // Expects that ten is too young, which is so where eleven is the limit.
      #expect(categories["TurnstileTests.RedTests/testTheGateDoesAsItDid"] == .inverted)
      #expect(categories["TurnstileTests.RedTests/testTwoZones"] == .noisy)
      #expect(categories["TurnstileTests.WatchTests/testNoChildOfNinePasses"] == .outsideCategory)
    }
  }
}
