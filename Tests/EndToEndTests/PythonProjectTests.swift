import Foundation
import Telltale
import TelltaleReports
import Testing

/// What the tests of projects in other languages need of the machine.
private enum Python {
  static let hasPytest: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-m", "pytest", "--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}

/// A project that is no Swift package, tested by pytest; `.ci/run` installs it where it can.
@Suite(.enabled(if: Python.hasPytest, "pytest is not installed"))
struct PythonProjectTests {
  @Test func `cases of all five separations come out of pytest's own report`() async throws {
    let copy = try FixtureCopy("PythonProject")
    let before = try copy.state()
    let outcome = try await BuiltTelltale().run(
      "contrast", "--correct", ".", "--faulty", "patch:limit.patch", "--junit", "report.xml", "--format", "json", "--",
      "python3", "-m", "pytest", "-p", "no:cacheprovider", "--junit-xml=report.xml", in: copy.folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try copy.state() == before)

    let study = try StudyJSON.read(Data(outcome.output.utf8))
    let cases = study.checks.filter { $0.kind == .case }
    #expect(
      Dictionary(uniqueKeysWithValues: cases.map { ($0.id, $0.category) }) == [
        "tests.test_basket/test_the_limit_itself_travels_free": .separating,
        "tests.test_basket/test_well_above_travels_free[8000]": .blind,
        "tests.test_basket/test_well_above_travels_free[12000]": .blind,
        "tests.test_basket/test_a_voucher_of_a_tenth": .noisy,
        "tests.test_basket/test_the_receipt_is_as_recorded": .inverted,
        "tests.test_basket/test_the_server_charges_the_same": .outsideCategory,
      ])
    #expect(study.faults.map(\.seenBy) == [["tests.test_basket/test_the_limit_itself_travels_free"]])
    #expect(study.faults.map(\.title) == ["Free shipping begins above the limit"])
  }
}
