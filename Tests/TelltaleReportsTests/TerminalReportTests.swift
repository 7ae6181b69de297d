import Telltale
import TelltaleReports
import Testing

@Suite struct TerminalReportTests {
  @Test func `a study is told at 80 columns, the worst checks first`() {
    let expected = """
      Shop at 0123456789+
        operators  logical, relational, return
        score      33.3%, 2 of 6 faults seen
        faults     9: 2 seen, 4 unseen, 1 undecided, 1 uncompiled, 1 ignored
        checks     9: 1 inverted, 1 noisy, 1 flaky, 2 blind, 2 outside-category, 2
                   separating
        pairs      63: 8 ran, 41 derived, 14 outside-category; 2 stopped by a limit

      Inverted (1): fails on the correct version, passes on a faulty one
        Either its expectation was recorded from that fault: retake it; or that fault
        is the missing fix.
                                                         fails by  passes on  fails on
        CatalogTests.PriceTests/testRecordedPrice       assertion          1         6
          passes on
            Sources/Catalog/Price.swift:9:12  price.rounded() -> 0

      Noisy (1): fails on the correct version and on every fault
        Correct its expectation or its environment.
                                                                    fails by  fails on
        CatalogTests.LocaleTests/testFormat                            crash         7

      Flaky (1): its answers to the same version differ
        Find what changes from run to run; until then it decides nothing.
                                                    separating  blind  noisy  inverted
        CatalogTests.RefreshTests/testRefreshOrder           1      6      0         0

      Blind (2): passes on the correct version and on every fault
                                                      unnoticed  uninfected  unreached
        Its input computes the same value either way: give it a second one.
          CartTests.ShippingTe…s/feeAboveThreshold()          0           2          5
        It runs none of the faulty code: let it look elsewhere.
          CatalogTests.TitleTests/testTitle                   0           0          7

      Outside-category (2): did not run, counted apart
        CatalogTests.LegacyTests/testOld                                     not found
            It stands in the source, and the test executable does not list it: see
            Tests/LinuxMain.swift.
        CatalogTests.NetworkTests/testDownload                                 skipped

      Separating (2): fails on a fault, passes on the correct version
        Each sees 1 to 2 faults; 1 fault is seen by one check only (--verbose lists
        them).

      Faults that no check sees (4)
        A value differed and nobody looked (1). Assert on what it changes.
          Sources/Cart/Discount.swift:30:5  { log(total) } -> {}

        Reached, and no passing check's input matters (1). Give a check an input on
        which it matters, such as the boundary itself.
          Sources/Cart/Discount.swift:12:25  >= -> >
              A check with a total of exactly 100 would see it.

        Reached only by checks that fail, or that did not run on the fault (1).
        Correct those checks first.
          Sources/Catalog/Price.swift:9:12  price.rounded() -> 0

        No check reaches it (1). Write a check that runs this code.
          Sources/Catalog/Title.swift:3:10  title.isEmpty -> true

      Undecided faults (1): only flaky or limited checks could tell
        Sources/Catalog/Refresh.swift:21:3  == -> !=

      """
    #expect(TerminalReport(width: 80).text(of: ExampleStudies.shop) == expected)
  }

  @Test func `no line is wider than asked for, whatever the detail`() {
    for width in [72, 80, 120] {
      for detail in [TerminalReport.Detail.summary, .standard, .everything] {
        for study in [ExampleStudies.shop, ExampleStudies.interrupted, ExampleStudies.empty] {
          let text = TerminalReport(width: width, detail: detail).text(of: study)
          for line in text.split(separator: "\n") { #expect(line.displayWidth <= width, "\(line)") }
        }
      }
    }
  }

  @Test func `quiet leaves the totals, and they say what an interruption left out`() {
    let expected = """
      Shop at 0123456789+
        operators  logical, relational, return
        score      40.0%, 2 of 5 faults seen
        faults     9: 2 seen, 3 unseen, 1 undecided, 1 uncompiled, 1 ignored, 1
                   pending
        checks     9: 1 inverted, 1 noisy, 1 flaky, 2 blind, 2 outside-category, 2
                   separating
        pairs      54: 8 ran, 34 derived, 12 outside-category; 2 stopped by a limit
        incomplete 1 fault not measured; the totals count what was

      """
    #expect(TerminalReport(detail: .summary).text(of: ExampleStudies.interrupted) == expected)
  }

  @Test func `a selection is told in the totals, and no score is called none`() {
    let expected = """
      Shop
        selection  files Sources/Cart/**; without *.generated.swift; tests that match
                   Cart; lines changed since main; shard 1/4; 50 faults drawn with
                   seed 18446744073709551615
        operators  relational
        score      none: no fault was measured
        faults     0
        checks     0
        pairs      0: 0 ran, 0 derived

      """
    #expect(TerminalReport().text(of: ExampleStudies.empty) == expected)
  }

  @Test func `everything lists each check with its place and each fault with who sees it`() {
    let text = TerminalReport(detail: .everything).text(of: ExampleStudies.shop)
    let separating = """
      Separating (2): fails on a fault, passes on the correct version
                                                sees  unnoticed  uninfected  unreached
        CartTests.DiscountTests/testMembersPayLess
                                                   2          1           1          3
            Tests/CartTests/DiscountTests.swift:10
        CartTests.ShippingTests/testReceiptIsWritten
                                                   1          1           0          5
          answers reliably only when it runs alone
            Tests/CartTests/ShippingTests.swift:20

      """
    #expect(text.contains(separating))
    let faults = """
      Faults that do not compile (1)
        Sources/Catalog/Refresh.swift:40:3  a < b -> false

      Ignored faults (1): the source asks for it
        Sources/Catalog/Refresh.swift:44:3  a < b -> a <= b

      Faults seen (2)
        Sources/Cart/Discount.swift:12:9
            member && total >= 100 -> member || total >= 100
            seen by CartTests.DiscountTests/testMembersPayLess
            seen by CartTests.ShippingTests/testReceiptIsWritten
        Sources/Cart/Shipping.swift:4:7  < -> <=
            seen by CartTests.DiscountTests/testMembersPayLess

      """
    #expect(text.hasSuffix(faults))
  }

  @Test func `long lists are cut after twenty entries and say so`() {
    let faults = (1...23).map { ExampleStudies.mutant("A.swift", $0, 1, "<", ">", operator: "relational") }
    let study = Study(
      tool: ExampleStudies.shop.tool, subject: ExampleStudies.shop.subject,
      checks: [ExampleStudies.test("T.T/t", "T.swift", 1, .pass)], flaky: [], faults: faults,
      pairs: faults.map { Pair(check: "T.T/t", fault: $0.id, faulty: .pass, reach: .unreached, evidence: .derived) },
      timing: Study.Timing())
    let short = TerminalReport().text(of: study)
    #expect(short.contains("    A.swift:20:1  < -> >\n    … and 3 more (--verbose lists them)\n"))
    #expect(!short.contains("A.swift:21:1"))
    #expect(TerminalReport(detail: .everything).text(of: study).contains("    A.swift:23:1  < -> >\n"))
  }

  @Test func `places too long for a column of their own have the change below`() {
    let file = "Sources/" + String(repeating: "Deep/", count: 10) + "File.swift"
    let text = FaultList().text(of: [ExampleStudies.mutant(file, 7, 3, "a < b", "a <= b", operator: "relational")])
    #expect(text == "\(file):7:3\n    a < b -> a <= b\n1 fault\n")
  }

  @Test func `colour changes nothing but the look`() {
    let coloured = TerminalReport(style: .ansi).text(of: ExampleStudies.shop)
    #expect(coloured.contains("\u{1B}[1;31mInverted (1)\u{1B}[0m: fails on"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TerminalReport().text(of: ExampleStudies.shop))
  }
}

@Suite struct FaultChangeTests {
  private func change(_ original: String, _ replacement: String, _ width: Int) -> String {
    ExampleStudies.mutant("A.swift", 1, 1, original, replacement, operator: "x").change(fitting: width)
  }

  @Test func `what fits is left whole, in one line`() {
    #expect(change("a\n    < b", "a <= b", 15) == "a < b -> a <= b")
    #expect(change("save()", "", 40) == "save() -> (nothing)")
  }

  @Test func `the longer side is cut first, and both where neither fits a half`() {
    #expect(change("{ first(); second() }", "{}", 16) == "{ first()… -> {}")
    #expect(change("{}", "{ first(); second() }", 16) == "{} -> { first()…")
    #expect(change("aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", 16) == "aaaaa… -> bbbbb…")
  }

  @Test func `what both sides begin with is left out where they do not fit`() {
    #expect(change("count > 1 && !isEmpty", "count > 1", 20) == "… && !isEmpty -> …")
    #expect(change("order.count > 1 && ready", "order.count > 1 || ready", 30) == "… && ready -> … || ready")
  }
}
