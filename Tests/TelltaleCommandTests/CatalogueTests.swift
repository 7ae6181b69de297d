import Foundation
import TelltaleReports
import Testing

@testable import TelltaleCommand

@Suite struct CatalogueTests {
  @Test func `The catalogue's page is what the operators say of themselves`() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Documentation/operators.md"
    ).standardized.path
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      page == OperatorCatalogue(operators: Catalogue.operators, exclusions: Catalogue.exclusions).markdown,
      "write it again: swift run telltale operators --format markdown > Documentation/operators.md")
  }
}
