import Foundation
import Telltale
import TelltaleReports
import Testing

@Suite struct ListTests {
  @Test func `faults are listed a line each, with ignored ones only counted`() {
    let faults = ExampleStudies.shop.faults.suffix(3).map { fault in
      var fault = fault
      if fault.status != .ignored { fault.status = .pending }
      return fault
    }
    let expected = """
      Sources/Catalog/Refresh.swift:40:3  a < b -> false
      Sources/Catalog/Title.swift:3:10    title.isEmpty -> true
      2 faults; 1 more ignored

      """
    #expect(FaultList().text(of: faults) == expected)
  }

  @Test func `faults as JSON are written as in a study`() throws {
    let faults = Array(ExampleStudies.shop.faults.prefix(2))
    let read = try JSONDecoder().decode([Fault].self, from: try FaultList.json(of: faults))
    #expect(read == faults)
  }

  @Test func `an operator is shown with its summary and what it makes of an example`() {
    let operators = [
      OperatorEntry(
        name: "relational", isDefault: true, summary: "Moves a boundary.", before: "a < b",
        after: ["a <= b", "false"]),
      OperatorEntry(
        name: "rare", isDefault: false,
        summary: "Does something that takes more words to describe than one line of 60 columns has room for.",
        before: "save()", after: [""]),
      OperatorEntry(
        name: "long", isDefault: true, summary: "Needs room.", before: "func names() -> [String] { people.names }",
        after: ["func names() -> [String] { [] }"]),
    ]
    let expected = """
      relational
          Moves a boundary.
          a < b -> a <= b
                -> false

      rare (only when asked for)
          Does something that takes more words to describe than
          one line of 60 columns has room for.
          save() -> (nothing)

      long
          Needs room.
          func names() -> [String] { people.names }
          -> func names() -> [String] { [] }

      """
    #expect(OperatorTable(width: 60).text(of: operators) == expected)
  }
}
