import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct CaseReportTests {
  private func read(_ xml: String) -> CaseList { JUnitReader.read(Data(xml.utf8), name: "report.xml") }

  private func answers(_ list: CaseList) -> [String: Answer?] {
    Dictionary(uniqueKeysWithValues: list.cases.map { ($0.id, $0.answer) })
  }

  @Test func `a case passes unless it holds a failure, an error or a skip`() {
    let list = read(
      """
      <?xml version="1.0"?>
      <testsuites><testsuite name="s" tests="5" failures="1" errors="1" skipped="2">
        <testcase classname="tests.test_cart" name="test_a" file="tests/test_cart.py" line="3" time="0.1"/>
        <testcase classname="tests.test_cart" name="test_b"><failure message="no">trace</failure></testcase>
        <testcase classname="tests.test_cart" name="test_c"><error message="no"/></testcase>
        <testcase classname="tests.test_cart" name="test_d"><skipped/></testcase>
        <testcase name="alone" status="notrun"/>
      </testsuite></testsuites>
      """)
    #expect(
      answers(list) == [
        "tests.test_cart/test_a": .pass, "tests.test_cart/test_b": .fail(.assertion),
        "tests.test_cart/test_c": .fail(.error), "tests.test_cart/test_d": .didNotRun(.skipped),
        "alone": .didNotRun(.skipped),
      ])
    #expect(list["tests.test_cart/test_a"]?.file == "tests/test_cart.py")
    #expect(list["tests.test_cart/test_a"]?.line == 3)
    #expect(list.problems == [])
  }

  @Test func `of a file that is cut short the cases count that had ended`() {
    let whole = "<testsuite name=\"s\" tests=\"3\" failures=\"0\"><testcase name=\"a\"/><testcase name=\"b\"><fail"
    let list = read(whole)
    #expect(answers(list) == ["a": .pass, "b": nil])
    #expect(list["b"]?.problem == "report.xml ends in the middle of it.")
    #expect(list.problems == ["report.xml is cut short or broken at line 1"])
    #expect(read("").cases == [])
    #expect(read("no XML at all").problems.count == 1)
  }

  @Test func `a case that is skipped and failed proves nothing`() {
    let list = read("<testsuite><testcase name=\"a\"><skipped/><failure/></testcase></testsuite>")
    #expect(answers(list) == ["a": nil])
    #expect(list["a"]?.problem == "It is reported both as skipped and as failed.")
  }

  @Test func `passes of a suite that tells of more failures than it shows prove nothing`() {
    let list = read(
      """
      <testsuite name="s" tests="3" failures="2"><testcase name="a"/><testcase name="b"><failure/></testcase></testsuite>
      """)
    #expect(answers(list) == ["a": nil, "b": .fail(.assertion)])
    #expect(list.problems == ["the report: the suite 's' says that 2 failed, and 1 of its cases did"])
  }

  @Test func `of several cases of one name a failure is the answer`() {
    let list = read(
      "<testsuite><testcase name=\"a\"/><testcase name=\"a\"><error/></testcase><testcase name=\"a\"/></testsuite>")
    #expect(answers(list) == ["a": .fail(.error)])
  }

  @Test func `a failure that names an entity of a file does not read it`() {
    let list = read(
      """
      <!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>
      <testsuite><testcase name="&e;a"/></testsuite>
      """)
    #expect(!list.cases.contains { $0.id.contains("root") })
  }

  @Test func `TAP is read with its directives, and what its plan lacks is told`() {
    var reader = TAPReader()
    let text = """
      TAP version 14
      1..6
      ok 1 - opens
      not ok 2 - closes
        ---
        message: no
        ...
          ok 1 - inner
      ok 3 - waits # SKIP no clock
      not ok 4 - flies # TODO later
      ok
      okay this is no result
      """
    for line in text.split(separator: "\n") { reader.read(line) }
    reader.finish()
    #expect(
      answers(reader.list) == [
        "opens": .pass, "closes": .fail(.assertion), "waits": .didNotRun(.skipped), "flies": .didNotRun(.skipped),
        "case 5": .pass,
      ])
    #expect(reader.list.problems == ["its TAP planned 6 and holds 5"])
  }
}
