import Telltale
import TelltaleReports
import Testing

@Suite struct UnseenReasonTests {
  @Test func `the check that came closest gives the reason`() {
    let unseen = ExampleStudies.shop.unseenFaults.mapValues { $0.map { "\($0.file):\($0.line):\($0.column)" } }
    #expect(
      unseen == [
        .unnoticed: ["Sources/Cart/Discount.swift:30:5"],
        .uninfected: ["Sources/Cart/Discount.swift:12:25"],
        .unanswered: ["Sources/Catalog/Price.swift:9:12"],
        .unreached: ["Sources/Catalog/Title.swift:3:10"],
      ])
  }

  @Test func `where nothing watched what a check runs, no more is said than that it passes`() {
    let check = ExampleStudies.test("T.T/a", "T.swift", 1, .pass)
    var fault = ExampleStudies.mutant("A.swift", 1, 1, "", "", operator: "")
    fault.kind = .patch
    let study = Study(
      tool: ExampleStudies.shop.tool, subject: ExampleStudies.shop.subject, checks: [check], flaky: [],
      faults: [fault],
      pairs: [Pair(check: check.id, fault: fault.id, faulty: .pass, reach: nil, evidence: .ran)],
      timing: Study.Timing())
    #expect(study.unseenFaults.keys.sorted { "\($0)" < "\($1)" } == [.unwatched])
    let text = TerminalReport().text(of: study)
    #expect(text.contains("  It runs none of the mutants. Whether it runs a patched line is not known.\n"))
    #expect(text.contains("  Every check passes on it; which ones run it is not known (1)."))
    #expect(!text.contains("value differed"))
  }

  @Test func `one check that did not notice outweighs others that were not infected`() {
    let checks = [
      ExampleStudies.test("T.T/a", "T.swift", 1, .pass), ExampleStudies.test("T.T/b", "T.swift", 2, .pass),
    ]
    let fault = ExampleStudies.mutant("A.swift", 1, 1, "<", ">", operator: "relational")
    let study = Study(
      tool: ExampleStudies.shop.tool, subject: ExampleStudies.shop.subject, checks: checks, flaky: [],
      faults: [fault],
      pairs: [
        Pair(check: "T.T/a", fault: fault.id, faulty: .pass, reach: .uninfected, evidence: .derived),
        Pair(check: "T.T/b", fault: fault.id, faulty: .pass, reach: .infected, evidence: .ran),
      ], timing: Study.Timing())
    #expect(study.unseenFaults.keys.sorted { "\($0)" < "\($1)" } == [.unnoticed])
  }
}
