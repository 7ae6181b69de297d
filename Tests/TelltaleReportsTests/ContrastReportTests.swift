import Telltale
import TelltaleReports
import Testing

@Suite struct ContrastReportTests {
  @Test func `versions have a column each, and what does not compile says why`() {
    #expect(
      TerminalReport().text(of: ExampleStudies.versions) == """
        Shop
          correct    HEAD at 0123456789
          faulty A   v0.9
                     Release 0.9
                     does not compile: Sources/Cart/Fee.swift:3: cannot find 'zone' in
                     scope
          faulty B   v1.0
                     Release 1.0
                     seen by 1 check
          faulty C   patch:faults/fee.patch
                     Free from above the limit
                     seen by 1 check
          checks     3: 2 blind, 1 separating

        Separating (1): passes on the correct version, fails on a faulty one
                                                           correct  A          B       C
          CartTests.FeeTests/testTheLimitItself             passes  -    crashes   fails

        Blind (2): passes on both
                                                           correct  A          B       C
          CartTests.FeeTests/testWellAbove                  passes  -     passes  passes
          CartTests.FeeTests/testTheNewUnit                 passes  -  not there  passes
              v1.0 does not have it.

        """)
  }

  @Test func `a summary is all that quiet shows, and no line is wider than 80 columns`() {
    let quiet = TerminalReport(detail: .summary).text(of: ExampleStudies.versions)
    #expect(quiet.hasSuffix("  checks     3: 2 blind, 1 separating\n"))
    for detail in [TerminalReport.Detail.standard, .everything] {
      for line in TerminalReport(detail: detail).text(of: ExampleStudies.versions).split(separator: "\n") {
        #expect(line.displayWidth <= 80)
      }
    }
  }
}
